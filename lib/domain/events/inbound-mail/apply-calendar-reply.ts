import type { Instant } from "@/lib/core/time/instant";
import { toWholeDays } from "@/lib/core/time/to-whole-days";
import { toInstant } from "@/lib/core/time/zone";
import { buildEventUid, buildSeriesUid } from "@/lib/domain/calendars/event-uids";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import type { ReplyTarget } from "@/lib/domain/events/reply-address";
import { findSeriesPosition } from "@/lib/domain/events/series/find-series-position";
import { buildIcsRule } from "@/lib/domain/events/series/series-rule";
import { deriveVisitorState, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { type EventVisitor, loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { listVisitorActions } from "@/lib/domain/events/visitor/visitor-actions";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { toRowKey } from "@/lib/platform/db/to-row-key";
import type { CountedReply, IgnoreReason } from "./contract";
import { evaluateReply, type ReplyDecision } from "./evaluate-reply";
import { formatReplyMessage } from "./format-reply-message";
import type { CalendarReply, ReplyTime } from "./parse-calendar-reply";

export type ReplyOutcome =
  | { event: string | null; counted: CountedReply }
  | { event: string | null; ignored: IgnoreReason };

interface ReceivedReply {
  reply: CalendarReply;
  /** Sender addresses in lower case, as verified by the mail server. */
  from: ReadonlySet<string>;
  /** The event or series that the mail was addressed to. */
  to: ReplyTarget;
  hash: Uint8Array<ArrayBuffer>;
}

/**
 * Applies a calendar program's reply as an answer on the event's page. It counts only for the sender, or for the
 * participant with the reply address at which it arrived; other replies become messages.
 */
export async function applyCalendarReply(
  db: Db,
  received: ReceivedReply,
  now: Instant,
): Promise<ReplyOutcome> {
  const { reply } = received;
  const about = received.to.id;
  const isSeries = reply.uid === buildSeriesUid(about);
  if (!isSeries && reply.uid !== buildEventUid(about)) return { event: null, ignored: "unknown_event" };
  const events = await db.event.findMany({
    where: isSeries ? { seriesId: about } : { id: about },
    select: { id: true, organizationId: true },
    orderBy: { id: "asc" },
  });
  const outcomes: ReplyOutcome[] = [];
  for (const { id, organizationId } of events) {
    const visitors = await loadVisitors(db, asOrganizationId(organizationId), id);
    const [first] = visitors;
    if (!first || (isSeries && !isTargetOccurrence(first, reply.recurrence))) continue;
    outcomes.push(await applyToEvent(db, visitors, received, now));
  }
  const counted = outcomes.find((outcome) => "counted" in outcome);
  return counted ?? outcomes[0] ?? { event: null, ignored: "unknown_event" };
}

/** Compares the wall clock too, as programs name zones differently. */
function isTargetOccurrence({ event }: EventVisitor, recurrence: ReplyTime | null): boolean {
  const series = findSeriesPosition(event);
  if (!recurrence || !series) return true;
  const { date, minute } = buildIcsRule(series).timeOf(series.occurrence);
  const clock = [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
  return (
    recurrence.wall === `${date}T${clock}:00` || recurrence.at === toInstant(series.timezone, date, minute)
  );
}

async function applyToEvent(
  db: Db,
  visitors: readonly EventVisitor[],
  { reply, from, to, hash }: ReceivedReply,
  now: Instant,
): Promise<ReplyOutcome> {
  const eventId = visitors[0]?.event.id ?? null;
  const ignored = (reason: IgnoreReason): ReplyOutcome => ({ event: eventId, ignored: reason });
  const users = await db.user.findMany({
    where: {
      organizationId: visitors[0]?.organizationId ?? "",
      id: { in: visitors.flatMap(({ userId }) => userId ?? []) },
    },
    select: { id: true, email: true },
  });
  const addressOf = ({ userId, email }: EventVisitor) =>
    userId ? (users.find(({ id }) => id === userId)?.email ?? null) : email;
  const present = visitors.filter(({ hasLeft }) => !hasLeft);
  const proven = present.find((one) => to.isOf(one));
  const visitor = present.find((one) => from.has(addressOf(one) ?? "")) ?? proven;
  if (from.size !== 1 || !visitor) return ignored("unknown_sender");
  const { event } = visitor;
  const isNamed = (one: EventVisitor) => [addressOf(one), one.email].includes(reply.attendee);
  // Programs reply with their account's address, which may not be the invited one.
  const isOwn = isNamed(visitor) || (visitor === proven && !present.some(isNamed));
  const verdict: ReplyDecision = isOwn
    ? evaluateReply(reply, {
        sequence: event.icsSequence,
        isSameTime: isAtTime(visitor, reply.start),
        lastStamp: visitor.calendarRepliedAt?.getTime() ?? null,
        state: deriveVisitorState(visitor, now),
        actions: listVisitorActions(visitor, now),
      })
    : { is: "delegated", late: true };
  if (verdict.is === "outdated") return ignored("outdated");
  if (verdict.is === "nothing") return ignored("calendar_answer");

  const organization = asOrganizationId(visitor.organizationId);
  const target = { organization, id: event.id, precondition: new Precondition(null), now };
  try {
    const isLate = verdict.late ? true : !(await applyResponse(db, visitor, target, verdict.is));
    const body = formatReplyMessage(visitor, reply, { is: verdict.is, late: isLate, isOwn });
    if (body) {
      const { happened } = await addMessage(db, target, { from: visitor.id, body: body }, hash);
      if (!happened && !isOwn) return ignored("repeated");
    }
    if (isOwn) await recordReplyStamp(db, visitor, reply.stamp, now);
    return { event: event.id, counted: isLate || verdict.is === "delegated" ? "message" : verdict.is };
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return ignored(error.code === "not_found" ? "unknown_event" : "full");
  }
}

/** Applies the response if the page accepts it; a message alone cannot be rejected. */
async function applyResponse(
  db: Db,
  visitor: EventVisitor,
  target: Parameters<typeof voteOnEvent>[1],
  is: "accepted" | "declined" | "maybe" | "counter" | "delegated",
): Promise<boolean> {
  const { confirmedDateId } = visitor.event;
  try {
    if (is === "accepted" && confirmedDateId)
      await voteOnEvent(db, target, { invitee: visitor.id, dates: { [confirmedDateId]: "yes" } });
    if (is === "declined") await declineEvent(db, target, { invitee: visitor.id });
    return true;
  } catch (error) {
    if (error instanceof ApiProblem && error.code !== "not_found") return false;
    throw error;
  }
}

function isAtTime({ event }: EventVisitor, start: ReplyTime | null): boolean {
  const [span] = pickSpans(event);
  if (!span || !start) return false;
  return start.at === (span.allDay ? toWholeDays(span, event.timezone).first : span.start);
}

/** Stores the stamp of the reply, capped at the present, so that a fast clock does not void later replies. */
const recordReplyStamp = (db: Db, { id, organizationId }: EventVisitor, stamp: number, now: Instant) =>
  db.invitee.update({
    where: toRowKey(organizationId, id),
    data: { calendarRepliedAt: new Date(Math.min(stamp, now)) },
  });
