import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { AccountRights } from "./account-rights";
import { applyUserBatch } from "./apply-user-batch";
import type { UserBatch } from "./batch-schema";
import { userEntry } from "./schema";
import { updateNamedUser } from "./update-user";

export const updateUsers = (
  db: Db,
  organization: OrganizationId,
  batch: UserBatch,
  { strict, ...context }: { strict: boolean; now: Instant; rights: AccountRights },
) =>
  applyUserBatch(db, organization, {
    batch,
    schema: userEntry,
    strict,
    write: async (tx, body) => ({
      status: 200,
      ...(await updateNamedUser(tx, organization, body, {
        ...context,
        precondition: new Precondition(null),
      })),
    }),
  });
