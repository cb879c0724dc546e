import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { enqueueVideoAccessRevocation } from "./enqueue-video-access-revocation";

/** Deletes the account with its credentials and revokes the access at the provider. */
export const deleteVideoAccount = (
  db: Db,
  organization: OrganizationId,
  { user_id: userId, account_id: id }: { user_id: string; account_id: string },
) =>
  withTransaction(db, async (tx) => {
    if ((await enqueueVideoAccessRevocation(tx, organization, { userId, id })) === 0)
      throw buildNotFoundProblem(`The account ${id}`);
    return { n: 1, ok: 1 as const };
  });
