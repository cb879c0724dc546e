import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { type Invitation, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findPage, findRow } from "@/lib/platform/db/rows";
import { contains } from "@/lib/platform/db/search-text";
import { selectFrom } from "@/lib/platform/db/select-from";
import { statement } from "@/lib/platform/db/statement";
import { pageReply } from "@/lib/platform/http/pagination";
import { notFound } from "@/lib/platform/http/problem";
import type { InvitationsQuery } from "./invitations-query";
import { type InvitationContext, serializeInvitation } from "./serialize";

export type InvitationRow = Invitation & InvitationContext;

const HAS_SIGNED_IN = `(t.user_id IS NOT NULL AND EXISTS (
  SELECT FROM logins l WHERE l.organization_id = $1 AND l.user_id = t.user_id))`;

const INVITATIONS = statement<InvitationRow>(
  selectFrom("invitations", Prisma.InvitationScalarFieldEnum, {
    hasSignedIn: HAS_SIGNED_IN,
    inviter: `(SELECT nullif(concat_ws(' ', u.first_name, u.last_name), '') FROM users u
                WHERE u.organization_id = $1 AND u.id = t.invited_by)`,
  }),
);

const HAS_JOINED = `(t.joined_at IS NOT NULL OR t.uses >= t.max_uses OR ${HAS_SIGNED_IN})`;

/** As `deriveState` has them; `at` makes the parameter with the time. */
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

/** Of the invitation `t` of the organisation `$1`; `at` is the parameter with the time. */
export const isOpenInvitation = (at: string): string => STATES.open(() => at);

/** Newest first. */
export async function listInvitations(
  db: Db,
  organization: OrganizationId,
  page: InvitationsQuery,
  { url, now }: { url: URL; now: Instant },
) {
  const rows = await findPage(db, INVITATIONS, organization, page, (param) => [
    ...contains(SEARCHED_TEXT, page.search, param),
    ...(page.kind ? [page.kind === "mail" ? "t.email IS NOT NULL" : "t.email IS NULL"] : []),
    ...(page.role ? [`t.role = ${param(page.role)}`] : []),
    ...(page.state ? [STATES[page.state](() => `${param(new Date(now))}::timestamptz`)] : []),
  ]);
  return pageReply(rows, page, url, (row) => serializeInvitation(row, row, now));
}

export async function findInvitationRow(
  db: Db,
  organization: OrganizationId,
  id: string,
): Promise<InvitationRow> {
  const row = await findRow(db, INVITATIONS, organization, (param) => [`t.id = ${param(id)}`]);
  if (!row) throw notFound(`The invitation ${id}`);
  return row;
}

export async function readInvitation(db: Db, organization: OrganizationId, id: string, now: Instant) {
  const row = await findInvitationRow(db, organization, id);
  return serializeInvitation(row, row, now);
}
