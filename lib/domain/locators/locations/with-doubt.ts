import type { Db } from "@/lib/platform/db/client";
import type { Location } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findDoubt } from "./find-doubt";
import { findsNoPage } from "./leads-nowhere";
import type { LocationUpdate } from "./schema";
import { serializeLocation } from "./serialize";

/** The location that was written, with what is probably wrong in what was sent. */
export async function withDoubt(db: Db, organization: OrganizationId, row: Location, sent: LocationUpdate) {
  const far = findDoubt(sent);
  const link = sent.link && (await findsNoPage(db, organization, row.id)) ? { link: sent.link } : null;
  return { ...serializeLocation(row), ...((far || link) && { doubt: { ...far, ...link } }) };
}
