import type { Instant } from "@/lib/core/time/instant";
import { buildPageReply } from "@/lib/domain/contracts/pagination";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { buildSearchConditions } from "@/lib/platform/db/build-search-conditions";
import type { Db } from "@/lib/platform/db/client";
import { type Invitation, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findRow, listRowPage } from "@/lib/platform/db/rows";
import { selectFrom } from "@/lib/platform/db/select-from";
import { defineStatement } from "@/lib/platform/db/statement";
import type { InvitationsQuery } from "./invitations-query";
import { type InvitationContext, serializeInvitation } from "./serialize";

export type InvitationRow = Invitation & InvitationContext;

const HAS_SIGNED_IN = `(t.user_id IS NOT NULL AND EXISTS (
  SELECT FROM logins l WHERE l.organization_id = $1 AND l.user_id = t.user_id))`;

const INVITATIONS = defineStatement<InvitationRow>(
  selectFrom("invitations", Prisma.InvitationScalarFieldEnum, {
    hasSignedIn: HAS_SIGNED_IN,
    inviter: `(SELECT nullif(concat_ws(' ', u.first_name, u.last_name), '') FROM users u
                WHERE u.organization_id = $1 AND u.id = t.invited_by)`,
  }),
);

const HAS_JOINED = `(t.joined_at IS NOT NULL OR t.uses >= t.max_uses OR ${HAS_SIGNED_IN})`;

/** Must match `deriveInvitationState`; `at` returns the parameter with the current time. */
const STATES = {
  joined: () => `coalesce(${HAS_JOINED}, false)`,
  revoked: () => `NOT coalesce(${HAS_JOINED}, false) AND t.revoked_at IS NOT NULL`,
  expired: (at: () => string) =>
    `NOT coalesce(${HAS_JOINED}, false) AND t.revoked_at IS NULL AND t.expires_at <= ${at()}`,
  open: (at: () => string) =>
    `NOT coalesce(${HAS_JOINED}, false) AND t.revoked_at IS NULL AND coalesce(t.expires_at > ${at()}, true)`,
};

const SEARCHED_TEXT =
  "lower(t.name || ' ' || coalesce(t.email, '') || ' ' || coalesce(t.first_name, '') || ' ' || coalesce(t.last_name, ''))";

/** Condition on the invitation `t` in the organisation `$1`; `at` is the parameter with the current time. */
export const buildOpenInvitationSql = (at: string): string => STATES.open(() => at);

/** Lists invitations, the newest first. */
export async function listInvitations(
  db: Db,
  organization: OrganizationId,
  page: InvitationsQuery,
  { url, now }: { url: URL; now: Instant },
) {
  const rows = await listRowPage(db, INVITATIONS, organization, page, (param) => [
    ...buildSearchConditions(SEARCHED_TEXT, page.search, param),
    ...(page.kind ? [page.kind === "mail" ? "t.email IS NOT NULL" : "t.email IS NULL"] : []),
    ...(page.role ? [`t.role = ${param(page.role)}`] : []),
    ...(page.state ? [STATES[page.state](() => `${param(new Date(now))}::timestamptz`)] : []),
  ]);
  return buildPageReply(rows, page, url, (row) => serializeInvitation(row, row, now));
}

export async function getInvitationRow(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<InvitationRow> {
  const row = await findRow(db, INVITATIONS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw buildNotFoundProblem(`The invitation ${id}`);
  return row;
}

export async function getInvitation(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const row = await getInvitationRow(db, organization, id);
  return serializeInvitation(row, row, now);
}
