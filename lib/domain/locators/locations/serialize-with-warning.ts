import type { Db } from "@/lib/platform/db/client";
import type { Location } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findLocationWarning } from "./find-location-warning";
import { hasBrokenLink } from "./has-broken-link";
import type { LocationUpdate } from "./schema";
import { serializeLocation } from "./serialize";

/** Serializes a written location with a warning about likely mistakes in the request. */
export async function serializeWithWarning(
  db: Db,
  organization: OrganizationId,
  row: Location,
  sent: LocationUpdate,
) {
  const warning = findLocationWarning(sent);
  const link = sent.link && (await hasBrokenLink(db, organization, row.id)) ? { link: sent.link } : null;
  return { ...serializeLocation(row), ...((warning || link) && { doubt: { ...warning, ...link } }) };
}
