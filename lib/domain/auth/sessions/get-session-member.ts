import type { Db } from "@/lib/platform/db/client";
import type { Reach } from "@/lib/platform/http/audience";
import type { Member } from "@/lib/platform/http/contract";
import type { Session } from "./find-session";
import { getManagedTeams } from "./get-managed-teams";

type SessionUser = Pick<Session, "user" | "email" | "confirmed" | "role" | "organization">;

/**
 * Whoever is signed in, with those whose things they may handle as far as `reach` goes. It is read at each request:
 * who manages a team no more, manages nobody of it from then on.
 */
export async function getSessionMember(db: Db, session: SessionUser, reach: Reach): Promise<Member> {
  const { user: id, email, confirmed, role } = session;
  const managed =
    role === "manager" && reach === "team"
      ? await getManagedTeams(db, session.organization, id)
      : { people: [id], teams: [] };
  return { id, email, confirmed, role, ...managed };
}
