import { findLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import { type Location, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import { reply } from "@/lib/platform/http/reply";
import { findNearest } from "./find-nearest";
import { findPagesElsewhere, leadsNowhere } from "./leads-nowhere";
import { locatePoint } from "./locate-point";
import type { LocationsQuery } from "./locations-query";
import { serializeLocation } from "./serialize";

const LOCATIONS = statement<Location>(selectFrom("locations", Prisma.LocationScalarFieldEnum));

/** As in the index locations_search. */
const SEARCHED_TEXT = "lower(t.name || ' ' || t.extid || ' ' || coalesce(t.address, ''))";

export interface LocationPath {
  locator_id: string;
  location_id: string;
}

/** Nearest first with `near`, else newest first. */
export async function listLocations(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { near, max_distance, ...page }: LocationsQuery,
  url: URL,
) {
  const locator = await findLocator(db, organization, locatorId);
  if (near) {
    const origin = await locatePoint(db, locator, near);
    const within = max_distance ?? locator.maxDistance;
    return reply(origin ? await findNearest(db, locator, { origin, within, limit: page.limit }) : []);
  }
  const elsewhere = page.filter ? await findPagesElsewhere(db, organization) : [];
  const rows = await findPage(db, LOCATIONS, organization, page, (param) => [
    `t.locator_id = ${param(locator.id)}`,
    ...contains(SEARCHED_TEXT, page.search, param),
    ...(page.extid ? [`t.extid = ${param(page.extid)}`] : []),
    ...(page.filter ? [leadsNowhere(param(elsewhere))] : []),
  ]);
  return pageReply(rows, page, url, serializeLocation);
}

export async function readLocation(db: Db, organization: OrganizationId, path: LocationPath) {
  return serializeLocation(await findLocation(db, organization, path));
}

export async function findLocation(
  db: Db,
  organization: OrganizationId,
  { locator_id: locatorId, location_id: id }: LocationPath,
): Promise<Location> {
  const row = await findRow(db, LOCATIONS, organization, (param) => [
    `t.id = ${param(id)}`,
    `t.locator_id = ${param(locatorId)}`,
  ]);
  if (!row) throw notFound(`The location ${id}`);
  return row;
}
