import type { Instant } from "@/lib/core/time/instant";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { Transition } from "@/lib/platform/db/generated/client";
import { defineStatement } from "@/lib/platform/db/statement";
import type { TransitionAnswer, TransitionIssue } from "./schema";
import { buildToolCallUrl, unsealMeeting, unsealOfTransition } from "./transition-rows";

const MAX_ISSUES = 200;

const COUNTS = defineStatement<{ held: number; imported: number }>(`
  SELECT count(*) FILTER (WHERE state = 'held')::int AS held, count(*) FILTER (WHERE state = 'imported')::int AS imported
    FROM transition_meetings WHERE organization_id = $1 AND transition_id = $2 AND ends_at > $3`);

/** Serializes a transition with the numbers of its meetings to come. */
export async function serializeTransition(db: Db, row: Transition, now: Instant): Promise<TransitionAnswer> {
  const { organizationId, id } = row;
  const [counts] = await executeSql(db, COUNTS, [organizationId, id, new Date(now)]);
  const pages = await db.bookpage.findMany({
    where: { organizationId, id: { in: row.pageIds } },
    select: { id: true, slug: true, active: true },
    orderBy: { slug: "asc" },
  });
  return {
    _id: id,
    tool: row.tool as TransitionAnswer["tool"],
    state: row.state as TransitionAnswer["state"],
    running: row.running as TransitionAnswer["running"],
    error: row.errorCode
      ? {
          code: row.errorCode as NonNullable<TransitionAnswer["error"]>["code"],
          message: row.errorText ?? "",
        }
      : null,
    hide_pages: row.hidesPages,
    pages: pages.map((page) => ({ _id: page.id, nickname: page.slug, active: page.active })),
    webhook: serializeWebhook(row),
    meetings: { held: counts?.held ?? 0, imported: counts?.imported ?? 0 },
    issues: await listIssues(db, row, now),
    last_call_at: row.calledAt,
    last_refused_call_at: row.rejectedAt,
    synced_at: row.syncedAt,
    switched_at: row.switchedAt,
    created_at: row.createdAt,
  };
}

/** The secret is for Cal.com, where a webhook can be made by hand if the key may not. */
function serializeWebhook(row: Transition): TransitionAnswer["webhook"] {
  const isByHand = row.tool === "calcom" && row.subscription === null && row.syncedAt !== null;
  const isUsed = row.calledAt !== null && (row.rejectedAt === null || row.calledAt > row.rejectedAt);
  return {
    state: row.subscription !== null ? "made" : isByHand ? "by_hand" : "none",
    url: buildToolCallUrl(row),
    secret: isByHand && !isUsed && row.state !== "finished" ? unsealOfTransition("secret", row) : null,
  };
}

async function listIssues(
  db: Db,
  { organizationId, id: transitionId }: Transition,
  now: Instant,
): Promise<TransitionAnswer["issues"]> {
  const rows = await db.transitionMeeting.findMany({
    where: { organizationId, transitionId, issue: { not: null }, endsAt: { gt: new Date(now) } },
    orderBy: [{ endsAt: "asc" }, { sourceId: "asc" }],
    take: MAX_ISSUES,
  });
  return rows.map((row) => {
    const { meeting } = unsealMeeting(row) ?? { meeting: null };
    return {
      id: row.sourceId,
      code: row.issue as TransitionIssue,
      name: meeting?.name ?? "",
      start: meeting ? new Date(meeting.start) : null,
      hosts: [...(meeting?.hosts ?? [])],
    };
  });
}
