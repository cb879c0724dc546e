import type { Session } from "@/lib/domain/auth/sessions/find-session";
import type { Db } from "@/lib/platform/db/client";
import { findSandbox } from "./find-sandbox";
import { mirrorUser } from "./mirror-user";

/** The session as the console goes by it: of an admin who has switched to test mode, in the sandbox. */
export async function enterSandbox(db: Db, session: Session): Promise<Session> {
  if (!session.testMode || !session.admin) return session;
  const sandbox = await findSandbox(db, session.organization);
  if (!sandbox) return session;
  await mirrorUser(db, { live: session.organization, sandbox, user: session.user });
  return { ...session, organization: sandbox };
}
