import { asInstant, type Instant } from "@/lib/core/time/instant";
import { hashToken, isToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Link } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { deriveLinkState } from "./link-state";
import type { BookingLinkField, BookingLinkState, LinkPrefill } from "./schema";

/** An open link with its settings for the booking. */
export interface OpenLink {
  id: string;
  bookpageId: string;
  /** Null for the page itself. */
  appointmentTypeId: string | null;
  /** Slugs of page and type. */
  page: string;
  type: string | null;
  /** Minutes that replace the page's; null to keep them. */
  duration: number | null;
  /** The only times that it offers; empty for all of the page. */
  starts: readonly Instant[];
  prefill: LinkPrefill;
  /** Fields that the booker cannot change; `prefill` has their values. */
  locks: readonly BookingLinkField[];
}

export type LinkRejection = Exclude<BookingLinkState, "open"> | "unknown";

export type LinkResolution = { state: "open"; link: OpenLink } | { state: LinkRejection };

type Row = Pick<
  Link,
  | "id"
  | "bookpageId"
  | "appointmentTypeId"
  | "uses"
  | "used"
  | "expiresAt"
  | "revokedAt"
  | "duration"
  | "starts"
  | "prefill"
  | "locks"
> & { page: string; type: string | null };

const SELECT = `
  SELECT l.id, l.bookpage_id AS "bookpageId", l.appointment_type_id AS "appointmentTypeId", l.uses, l.used,
         l.expires_at AS "expiresAt", l.revoked_at AS "revokedAt", l.duration, l.starts, l.prefill, l.locks,
         b.nickname::text AS page, y.handle AS type
    FROM links l
    JOIN bookpages b ON b.organization_id = $1 AND b.id = l.bookpage_id
    LEFT JOIN appointment_types y ON y.organization_id = $1 AND y.id = l.appointment_type_id
   WHERE l.organization_id = $1`;

const FIND = definePreparedStatement<Row>(`${SELECT} AND l.token_hash = $2`);

const FIND_LOCKED = definePreparedStatement<Row>(`${SELECT} AND l.id = $2 FOR UPDATE OF l`);

/** Returns what this token opens at this instant. */
export async function resolveLinkToken(
  db: Db,
  organization: OrganizationId,
  token: string,
  now: Instant,
): Promise<LinkResolution> {
  if (!isToken(token)) return { state: "unknown" };
  const [row] = await executeSql(db, FIND, [organization, hashToken(token)]);
  return toLinkResolution(row, now);
}

/** Resolves the link again under a lock that serializes bookings with it. */
export async function lockBookingLink(
  tx: Db,
  organization: OrganizationId,
  id: string,
  now: Instant,
): Promise<LinkResolution> {
  const [row] = await executeSql(tx, FIND_LOCKED, [organization, id]);
  return toLinkResolution(row, now);
}

function toLinkResolution(row: Row | undefined, now: Instant): LinkResolution {
  if (!row) return { state: "unknown" };
  const state = deriveLinkState(row, now);
  if (state !== "open") return { state };
  const { id, bookpageId, appointmentTypeId, page, type, duration } = row;
  const link = {
    id,
    bookpageId,
    appointmentTypeId,
    page,
    type,
    duration,
    starts: (row.starts as string[]).map((start) => asInstant(Date.parse(start))),
    prefill: row.prefill as LinkPrefill,
    locks: row.locks as BookingLinkField[],
  };
  return { state, link };
}
