import type { Db } from "@/lib/db/client";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import type { Instant } from "@/lib/time/instant";
import type { UserBatch } from "./batch-schema";
import { createUser } from "./create-user";
import { userBody } from "./schema";
import { writeBatch } from "./write-batch";

export const createUsers = (
  db: Db,
  organization: OrganizationId,
  batch: UserBatch,
  { strict, now }: { strict: boolean; now: Instant },
) =>
  writeBatch(db, organization, {
    batch,
    schema: userBody,
    strict,
    write: async (tx, body) => {
      const { created, answer } = await createUser(tx, organization, body, now);
      return { status: created ? 201 : 200, ...answer };
    },
  });
