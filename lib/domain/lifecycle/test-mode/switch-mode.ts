import type { Instant } from "@/lib/core/time/instant";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import { copyUserToSandbox } from "./copy-user";
import { ensureSandbox } from "./ensure-sandbox";

interface SessionMode {
  organization: OrganizationId;
  session: string;
  user: string;
}

/** Switches the console of one session between sandbox and live organisation. */
export const switchMode = (
  db: Db,
  { organization, session, user }: SessionMode,
  { test }: { test: boolean },
  now: Instant,
) =>
  withTransaction(db, async (tx) => {
    if (test) {
      const sandbox = await ensureSandbox(tx, organization, now);
      await copyUserToSandbox(tx, { live: organization, sandbox, user });
    }
    await tx.session.update({ where: toRowKey(organization, session), data: { testMode: test } });
    return { test };
  });
