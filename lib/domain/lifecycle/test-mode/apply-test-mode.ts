import type { Session } from "@/lib/domain/auth/sessions/find-session";
import type { Db } from "@/lib/platform/db/client";
import { copyUserToSandbox } from "./copy-user";
import { findSandbox } from "./find-sandbox";

/** Switches the session of an admin in test mode to the sandbox. */
export async function applyTestMode(db: Db, session: Session): Promise<Session> {
  if (!session.testMode || !session.admin) return session;
  const sandbox = await findSandbox(db, session.organization);
  if (!sandbox) return session;
  await copyUserToSandbox(db, { live: session.organization, sandbox, user: session.user });
  return { ...session, organization: sandbox };
}
