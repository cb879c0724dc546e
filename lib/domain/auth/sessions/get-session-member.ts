import type { Reach } from "@/lib/domain/contracts/audience";
import type { Member } from "@/lib/domain/contracts/contract";
import type { Db } from "@/lib/platform/db/client";
import type { Session } from "./find-session";
import { getManagedTeams } from "./get-managed-teams";

type SessionUser = Pick<Session, "user" | "email" | "confirmed" | "role" | "organization">;

/**
 * Returns the signed-in user with the users in their `reach`. It is loaded for each request, so
 * that a revoked team role counts at once.
 */
export async function getSessionMember(db: Db, session: SessionUser, reach: Reach): Promise<Member> {
  const { user: id, email, confirmed, role } = session;
  const managed =
    role === "manager" && reach === "team"
      ? await getManagedTeams(db, session.organization, id)
      : { people: [id], teams: [] };
  return { id, email, confirmed, role, ...managed };
}
