import { type Db, inTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { notFound } from "@/lib/platform/http/problem";
import { endVideoAccess } from "./end-video-access";

/** Forgets the account with its credentials; the access is given back. */
export const deleteVideoAccount = (
  db: Db,
  organization: OrganizationId,
  { user_id: userId, account_id: id }: { user_id: string; account_id: string },
) =>
  inTransaction(db, async (tx) => {
    if ((await endVideoAccess(tx, organization, { userId, id })) === 0) throw notFound(`The account ${id}`);
    return { n: 1, ok: 1 as const };
  });
