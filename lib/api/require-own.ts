import { database } from "@/lib/platform/db/client";
import { sql } from "@/lib/platform/db/sql";
import { preparedStatement } from "@/lib/platform/db/statement";
import type { Auth } from "@/lib/platform/http/auth";
import type { AnyContract, Member, MemberAccess } from "@/lib/platform/http/contract";
import { notOwn } from "@/lib/platform/http/problem";

interface Asked {
  params: unknown;
  query: unknown;
  body: unknown;
}

const OWN_PAGE_STATEMENT = preparedStatement(
  "SELECT 1 FROM bookpages WHERE organization_id = $1 AND user_id = $2 AND nickname = $3",
);

const LINK_TO_OWN_PAGE_STATEMENT = preparedStatement(`
  SELECT 1 FROM links l JOIN bookpages b ON b.organization_id = $1 AND b.id = l.bookpage_id
   WHERE l.organization_id = $1 AND b.user_id = $2 AND l.id = $3`);

const CREATED_EVENT_STATEMENT = preparedStatement(
  "SELECT 1 FROM events WHERE organization_id = $1 AND created_by_user_id = $2 AND id = $3",
);

const INVITED_STATEMENT = preparedStatement(
  "SELECT 1 FROM invitees WHERE organization_id = $1 AND user_id = $2 AND event_id = $3",
);

/**
 * Refuses what a member may not do: what is not theirs, whether it exists or not, so that nothing can be learnt
 * from the answer. Keys and admins pass.
 */
export async function requireOwn(contract: AnyContract, auth: Auth, asked: Asked): Promise<void> {
  const { member } = auth;
  if (!member || !contract.member || contract.member === "all") return;
  const allowed =
    (await isOwn(contract.member, auth, member, asked)) &&
    (contract.memberMay?.(asked as never, member) ?? true);
  if (!allowed) throw notOwn();
}

async function isOwn(
  access: MemberAccess,
  { organization, actor }: Auth,
  { confirmed }: Member,
  { params, query, body }: Asked,
): Promise<boolean> {
  const { user_id, nickname, event_id, link_id } = (params ?? {}) as Record<string, string | undefined>;
  const finds = async (statement: typeof OWN_PAGE_STATEMENT, id: string) =>
    (await sql(database(), statement, [organization, actor.id, id])).length > 0;
  if (user_id !== undefined) return user_id === actor.id;
  if (nickname !== undefined) return finds(OWN_PAGE_STATEMENT, nickname);
  if (event_id !== undefined)
    return (
      (await finds(CREATED_EVENT_STATEMENT, event_id)) ||
      (access === "taking_part" && confirmed && finds(INVITED_STATEMENT, event_id))
    );
  if (link_id !== undefined) return finds(LINK_TO_OWN_PAGE_STATEMENT, link_id);
  if (access === "own_page") {
    const { page } = { ...(query ?? {}), ...(body ?? {}) } as { page?: string };
    return page !== undefined && finds(OWN_PAGE_STATEMENT, page);
  }
  return true; // the path names nothing: `memberMay` decides
}
