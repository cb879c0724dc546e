import { getSessionMember } from "@/lib/domain/auth/sessions/get-session-member";
import { type Audience, findReach, type Reach, type Role } from "@/lib/domain/contracts/audience";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { getDatabase } from "@/lib/platform/db/client";

/** The user's role and teams are looked up at each request, also for tokens. */
export async function authenticateUser(person: Parameters<typeof getSessionMember>[1], audience: Audience) {
  const reach = findReach(audience, person.role);
  if (!reach) throw buildRoleProblem(audience, person.role);
  return {
    organization: person.organization,
    actor: { kind: "user" as const, id: person.user },
    role: person.role,
    member: canSeeAll(person.role, reach) ? null : await getSessionMember(getDatabase(), person, reach),
  };
}

/** Members see no more of other users at endpoints for all roles than elsewhere. */
const canSeeAll = (role: Role, reach: Reach): boolean =>
  role === "owner" || role === "admin" || (role === "viewer" && reach === "all");

/** Names the roles that may call the endpoint, so that the user knows which admin to ask. */
function buildRoleProblem(audience: Audience, role: Role): ApiProblem {
  if (role === "viewer" && findReach(audience, "member"))
    return new ApiProblem("forbidden", "Viewers change nothing of the organisation's.");
  const isForManagers = findReach(audience, "manager") !== null;
  return new ApiProblem(
    "forbidden",
    isForManagers
      ? "Only admins of the organisation, and managers for their teams, may do this."
      : "Only admins of the organisation may do this.",
  );
}
