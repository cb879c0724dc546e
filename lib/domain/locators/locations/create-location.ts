import { findLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/failures";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestPlace } from "@/lib/platform/geocoding/place";
import { fieldProblem, notFound } from "@/lib/platform/http/problem";
import { locationColumns } from "./columns";
import { ADDRESS_FIELD, requirePlace } from "./require-place";
import type { LocationBody } from "./schema";
import { withDoubt } from "./with-doubt";

/** @param found where the address is, for a body without coordinates */
export async function createLocation(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  body: LocationBody,
  found: BestPlace,
) {
  await findLocator(db, organization, locatorId);
  const data = newLocationColumns(organization, locatorId, body, found);
  try {
    return await withDoubt(db, organization, await db.location.create({ data }), body);
  } catch (error) {
    if (findSqlState(error) === "23503") throw notFound(`The locator ${locatorId}`); // deleted meanwhile
    throw locationClash(error) ?? error;
  }
}

export function newLocationColumns(
  organization: OrganizationId,
  locatorId: string,
  body: LocationBody,
  found: BestPlace,
) {
  const [latitude, longitude] = body.location?.coordinates ?? [];
  const place =
    latitude === undefined || longitude === undefined
      ? requirePlace(found, ADDRESS_FIELD)
      : { latitude, longitude };
  const id = newId();
  return {
    ...locationColumns(body),
    ...place,
    id,
    organizationId: organization,
    locatorId,
    name: body.name,
    extid: body.extid ?? id,
  };
}

export const locationClash = (error: unknown) =>
  findSqlState(error) === "23505"
    ? fieldProblem("/extid", "taken", "This locator has a location with this extid", "conflict")
    : null;
