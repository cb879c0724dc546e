import type { Instant } from "@/lib/core/time/instant";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { keyOf } from "@/lib/platform/db/key-of";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { mirrorUser } from "./mirror-user";
import { openSandbox } from "./open-sandbox";

interface Switched {
  organization: OrganizationId;
  session: string;
  user: string;
}

/** Has the console of one session show the sandbox, or the live organisation again. */
export const switchMode = (
  db: Db,
  { organization, session, user }: Switched,
  { test }: { test: boolean },
  now: Instant,
) =>
  inTransaction(db, async (tx) => {
    if (test) {
      const sandbox = await openSandbox(tx, organization, now);
      await mirrorUser(tx, { live: organization, sandbox, user });
    }
    await tx.session.update({ where: keyOf(organization, session), data: { testMode: test } });
    return { test };
  });
