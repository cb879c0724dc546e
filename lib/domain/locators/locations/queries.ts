import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { createReply } from "@/lib/domain/contracts/reply";
import { requireLocator } from "@/lib/domain/locators/queries";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type Location, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import { findNearestLocations } from "./find-nearest-locations";
import { buildBrokenLinkCondition, findExternalPages } from "./has-broken-link";
import type { LocationsQuery } from "./locations-query";
import { resolveSearchOrigin } from "./resolve-search-origin";
import { serializeLocation } from "./serialize";

const LOCATIONS = defineStatement<Location>(selectFrom("locations", Prisma.LocationScalarFieldEnum));

/** The expression of the index locations_search. */
export const SEARCHED_TEXT = "lower(t.name || ' ' || t.extid || ' ' || coalesce(t.address, ''))";

export interface LocationPath {
  locator_id: string;
  location_id: string;
}

/** Lists locations, nearest first with `near`, else newest first. */
export async function listLocations(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  { near, max_distance, ...page }: LocationsQuery,
  url: URL,
) {
  const locator = await requireLocator(db, organization, locatorId);
  if (near) {
    const origin = await resolveSearchOrigin(db, locator, near);
    const within = max_distance ?? locator.maxDistance;
    return createReply(
      origin ? await findNearestLocations(db, locator, { origin, within, limit: page.limit }) : [],
    );
  }
  const externalPages = page.filter ? await findExternalPages(db, organization) : [];
  const rows = await listRowPage(db, LOCATIONS, organization, page, (param) => [
    `t.locator_id = ${param(locator.id)}`,
    ...buildSearchConditions(SEARCHED_TEXT, page.search, param),
    ...(page.extid ? [`t.extid = ${param(page.extid)}`] : []),
    ...(page.filter ? [buildBrokenLinkCondition(param(externalPages))] : []),
  ]);
  return buildPageReply(rows, page, url, serializeLocation);
}

export async function getLocation(db: Db, organization: OrganizationId, path: LocationPath) {
  return serializeLocation(await requireLocation(db, organization, path));
}

export async function requireLocation(
  db: Db,
  organization: OrganizationId,
  { locator_id: locatorId, location_id: id }: LocationPath,
): Promise<Location> {
  const row = await findRow(db, LOCATIONS, organization, (param) => [
    `t.id = ${param(id)}`,
    `t.locator_id = ${param(locatorId)}`,
  ]);
  if (!row) throw buildNotFoundProblem(`The location ${id}`);
  return row;
}
