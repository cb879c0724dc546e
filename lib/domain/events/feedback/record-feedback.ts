import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";

interface NewFeedback {
  event: string;
  invitee: string;
  /** 1 to 5. */
  rating: number;
  comment: string;
}

const RECORD = definePreparedStatement(`
  INSERT INTO feedback (id, organization_id, event_id, invitee_id, rating, comment, created_at, updated_at)
  VALUES ($2, $1, $3, $4, $5, $6, $7, $7)
  ON CONFLICT (organization_id, event_id, invitee_id)
  DO UPDATE SET rating = excluded.rating, comment = excluded.comment, updated_at = excluded.updated_at`);

/** Records what a participant said about a meeting, in place of what they said before. */
export const recordFeedback = (
  db: Db,
  organization: OrganizationId,
  { event, invitee, rating, comment }: NewFeedback,
  now: Instant,
) => executeSql(db, RECORD, [organization, generateId(), event, invitee, rating, comment, new Date(now)]);
