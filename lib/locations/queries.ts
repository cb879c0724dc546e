import type { Db } from "@/lib/db/client";
import type { Location } from "@/lib/db/generated/client";
import { given } from "@/lib/db/given";
import { pageReply } from "@/lib/http/pagination";
import { notFound } from "@/lib/http/problem";
import { reply } from "@/lib/http/reply";
import { findLocator } from "@/lib/locators/queries";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findNearest } from "./find-nearest";
import { locatePoint } from "./locate-point";
import type { LocationsQuery } from "./schema";
import { serializeLocation } from "./serialize";

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
    return reply(await findNearest(db, locator, { origin, within, limit: page.limit }));
  }
  const rows = await db.location.findMany({
    where: {
      organizationId: organization,
      locatorId: locator.id,
      ...given({ id: page.cursor && { lt: page.cursor } }),
    },
    orderBy: { id: "desc" },
    take: page.limit + 1,
  });
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
  const row = await db.location.findFirst({ where: { id, locatorId, organizationId: organization } });
  if (!row) throw notFound(`The location ${id}`);
  return row;
}
