import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { formatVersion } from "@/lib/domain/people/provisioning/serialize-scim-user";
import { getProvisionedRow } from "@/lib/domain/people/provisioning/user-queries";
import { requireMatchingVersion } from "@/lib/domain/people/provisioning/write-user";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { deleteUser } from "./delete-user";

/** Handles SCIM's DELETE of a user, if the version matches `buildIfMatch`. */
export async function deleteProvisionedUser(
  db: Db,
  organization: OrganizationId,
  { id, ifMatch }: { id: string; ifMatch: string | null },
  now: Instant,
): Promise<void> {
  const row = await getProvisionedRow(db, organization, id);
  requireMatchingVersion(ifMatch, formatVersion(row.v, row.nameVersion));
  await deleteUser(db, organization, id, {
    precondition: new Precondition(null),
    rights: "admins",
    now,
  });
}
