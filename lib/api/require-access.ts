import { getGrant } from "@/lib/domain/contracts/audience";
import type { Auth } from "@/lib/domain/contracts/auth";
import type { AnyContract, Member } from "@/lib/domain/contracts/contract";
import { buildNotOwnedProblem } from "@/lib/domain/contracts/problem";
import { getDatabase } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";

interface AccessRequest {
  params: unknown;
  query: unknown;
  body: unknown;
}

const MANAGED_PAGE_STATEMENT = definePreparedStatement(`
  SELECT 1 FROM bookpages
   WHERE organization_id = $1 AND nickname = $4 AND (user_id = ${formatAnyOf("$2")} OR team_id = ${formatAnyOf("$3")})`);

const MANAGED_LINK_STATEMENT = definePreparedStatement(`
  SELECT 1 FROM links l JOIN bookpages b ON b.organization_id = $1 AND b.id = l.bookpage_id
   WHERE l.organization_id = $1 AND l.id = $4 AND (b.user_id = ${formatAnyOf("$2")} OR b.team_id = ${formatAnyOf("$3")})`);

const CREATED_EVENT_STATEMENT = definePreparedStatement(
  `SELECT 1 FROM events WHERE organization_id = $1 AND created_by_user_id = ${formatAnyOf("$2")} AND id = $3`,
);

const INVITED_STATEMENT = definePreparedStatement(
  `SELECT 1 FROM invitees WHERE organization_id = $1 AND user_id = ${formatAnyOf("$2")} AND event_id = $3`,
);

/**
 * Throws unless the member may access what the request names: their own resources and those of users they manage. The
 * response is the same for a resource that does not exist, so it reveals nothing. Keys, admins and owners pass,
 * viewers pass if they may read like admins.
 */
export async function requireAccess(
  contract: AnyContract,
  auth: Auth,
  request: AccessRequest,
): Promise<void> {
  const { member } = auth;
  if (!member || !contract.audience || getGrant(contract.audience)[toLimitedRole(member)] === "all") return;
  const allowed =
    (await hasAccess(contract, auth, member, request)) &&
    (contract.memberMay?.(request as never, member) ?? true);
  if (!allowed) throw buildNotOwnedProblem();
}

const toLimitedRole = ({ role }: Member) => (role === "manager" || role === "viewer" ? role : "member");

async function hasAccess(
  { audience = "admins" }: AnyContract,
  { organization }: Auth,
  { id, people, teams, confirmed }: Member,
  { params, query, body }: AccessRequest,
): Promise<boolean> {
  const { asParticipant: takingPart, ofPage } = getGrant(audience);
  const {
    user_id,
    team_id,
    nickname: slug,
    event_id,
    link_id,
  } = (params ?? {}) as Record<string, string | undefined>;
  const finds = async (statement: typeof MANAGED_PAGE_STATEMENT, ...parameters: unknown[]) =>
    (await executeSql(getDatabase(), statement, [organization, ...parameters])).length > 0;
  if (user_id !== undefined) return people.includes(user_id);
  if (team_id !== undefined) return teams.includes(team_id);
  if (slug !== undefined) return finds(MANAGED_PAGE_STATEMENT, people, teams, slug);
  if (event_id !== undefined)
    return (
      (await finds(CREATED_EVENT_STATEMENT, people, event_id)) ||
      (takingPart === true && confirmed && finds(INVITED_STATEMENT, [id], event_id))
    );
  if (link_id !== undefined) return finds(MANAGED_LINK_STATEMENT, people, teams, link_id);
  if (ofPage) {
    const { page } = { ...(query ?? {}), ...(body ?? {}) } as { page?: string };
    return page !== undefined && finds(MANAGED_PAGE_STATEMENT, people, teams, page);
  }
  return true; // the path names no resource: `memberMay` decides, or the response is filtered
}
