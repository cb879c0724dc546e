import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { type AccountRights, requireRightsToCreate } from "./account-rights";
import { applyUserBatch } from "./apply-user-batch";
import type { UserBatch } from "./batch-schema";
import { createPlainUsers, listUniqueKeys } from "./create-plain-users";
import { createUser } from "./create-user";
import { userBody } from "./schema";

export const createUsers = (
  db: Db,
  organization: OrganizationId,
  batch: UserBatch,
  { strict, now, rights }: { strict: boolean; now: Instant; rights: AccountRights },
) =>
  applyUserBatch(db, organization, {
    batch,
    schema: userBody,
    strict,
    write: async (tx, body) => {
      requireRightsToCreate(rights, body);
      const { created, answer } = await createUser(tx, organization, body, now);
      return { status: created ? 201 : 200, ...answer };
    },
    bulkWrite: {
      listKeys: (body) => listUniqueKeys(body, organization),
      write: async (tx, entries) => {
        const bodies = entries.map(({ body }) => body);
        const users = await createPlainUsers(tx, organization, bodies);
        return users.map((user) => user && { status: 201, user });
      },
    },
  });
