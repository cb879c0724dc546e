import { buildFieldProblem, buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { requireLocator } from "@/lib/domain/locators/queries";
import type { Db } from "@/lib/platform/db/client";
import { findSqlState } from "@/lib/platform/db/database-errors";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { BestGeocodeResult } from "@/lib/platform/geocoding/geocoded-place";
import { toLocationColumns } from "./location-columns";
import { ADDRESS_FIELD, requirePlace } from "./require-place";
import type { LocationBody } from "./schema";
import { serializeWithWarning } from "./serialize-with-warning";

/** @param found the geocoded address, for a body without coordinates */
export async function createLocation(
  db: Db,
  organization: OrganizationId,
  locatorId: string,
  body: LocationBody,
  found: BestGeocodeResult,
) {
  await requireLocator(db, organization, locatorId);
  const data = toNewLocationColumns(organization, locatorId, body, found);
  try {
    return await serializeWithWarning(db, organization, await db.location.create({ data }), body);
  } catch (error) {
    if (findSqlState(error) === "23503") throw buildNotFoundProblem(`The locator ${locatorId}`); // the locator was deleted meanwhile
    throw toLocationProblem(error) ?? error;
  }
}

export function toNewLocationColumns(
  organization: OrganizationId,
  locatorId: string,
  body: LocationBody,
  found: BestGeocodeResult,
) {
  const [latitude, longitude] = body.location?.coordinates ?? [];
  const position =
    latitude === undefined || longitude === undefined
      ? requirePlace(found, ADDRESS_FIELD)
      : { latitude, longitude };
  const id = generateId();
  return {
    ...toLocationColumns(body),
    ...position,
    id,
    organizationId: organization,
    locatorId,
    name: body.name,
    externalId: body.extid ?? id,
  };
}

export const toLocationProblem = (error: unknown) =>
  findSqlState(error) === "23505"
    ? buildFieldProblem("/extid", "taken", "This locator has a location with this extid", "conflict")
    : null;
