import type { Instant } from "@/lib/core/time/instant";
import type { LinkRow } from "./link-row";
import { deriveLinkState } from "./link-state";
import type { BookingLinkField, LinkPrefill } from "./schema";

export const serializeLink = (row: LinkRow, now: Instant) => ({
  _id: row.id,
  page: row.pageSlug,
  type: row.typeSlug,
  label: row.label,
  uses: row.uses,
  used: row.used,
  expires_at: row.expiresAt,
  duration: row.duration,
  starts: (row.starts as string[]).map((start) => new Date(start)),
  prefill: row.prefill as LinkPrefill,
  locks: row.locks as BookingLinkField[],
  state: deriveLinkState(row, now),
  revoked_at: row.revokedAt,
  created_by: row.createdByUserId,
  createdAt: row.createdAt,
  updatedAt: row.updatedAt,
  __v: row.v,
});
