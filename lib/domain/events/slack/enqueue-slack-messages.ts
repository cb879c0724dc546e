import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import type { EventNotificationPayload } from "@/lib/domain/events/tasks";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { type EventVisitor, loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { findSlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import { type NewSlackMessage, storeSlackMessages } from "@/lib/domain/messaging/slack/store-slack-messages";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { enqueueSlackUpdates } from "./enqueue-slack-updates";
import { listSlackTargets, type SlackTarget } from "./list-slack-targets";
import { POSTED_KINDS, REPLIED_KINDS, type SlackNotice, slackNotice } from "./slack-notice";

/**
 * Enqueues the messages at Slack about a change of an event: the meeting's message in each channel and for each host, or
 * its update, and a reply to it about changes that people must notice. A second run adds none.
 */
export async function enqueueSlackMessages(
  db: Db,
  notification: EventNotificationPayload,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(notification.organization);
  if (!(await findSlackAccess(db, organization))) return;
  const notice = slackNotice.parse(notification);
  for (const id of notification.events ?? [notification.event]) {
    const [visitor] = await loadVisitors(db, organization, id);
    // Of several events of a series only the first has a message, as it has one mail.
    const isPosted = id === notification.event && POSTED_KINDS.includes(notice.kind);
    if (visitor) await enqueueForEvent(db, organization, visitor.event, { notice, isPosted, now });
  }
}

interface Change {
  notice: SlackNotice;
  isPosted: boolean;
  now: Instant;
}

async function enqueueForEvent(
  db: Db,
  organization: OrganizationId,
  event: EventVisitor["event"],
  change: Change,
): Promise<void> {
  const cards = await db.slackMessage.findMany({
    where: { organizationId: organization, eventId: event.id, kind: "meeting" },
    orderBy: { id: "desc" },
  });
  const isPosted = change.isPosted && isCurrent(event, change);
  const targets = isPosted ? await listSlackTargets(db, organization, event) : [];
  const added = targets.flatMap((target) => buildMessages(event, target, cards, change));
  if (cards.length === 0 && added.length === 0) return;
  await withTransaction(db, async (tx) => {
    await storeSlackMessages(tx, organization, added, change.now);
    await updateNotices(tx, organization, event.id, change.notice);
    await enqueueSlackUpdates(tx, organization, event.id);
  });
}

/** Returns whether no later change supersedes the notification, and the meeting is ahead. */
function isCurrent(event: EventVisitor["event"], { notice, now }: Change): boolean {
  const spans = pickSpans(event);
  return (
    deriveEventPhase(event) === notice.phase &&
    spans.some(({ end }) => end > now) &&
    (event.bookpage || notice.phase !== "planning" || notice.kind === "reopened")
  );
}

/** Builds the meeting's message, or the reply to it; a message that has not left yet will show the change itself. */
function buildMessages(
  event: EventVisitor["event"],
  { target, user }: SlackTarget,
  cards: readonly SlackMessage[],
  { notice, now }: Change,
): NewSlackMessage[] {
  const card = cards.find((one) => one.target === target);
  const message = { event: event.id, user, target, notice, expiresAt: deriveExpiry(event, now) };
  const key = `${event.id}/${target}`;
  if (!card) return [{ ...message, key, kind: "meeting" }];
  const stored = card.notice as Partial<SlackNotice>;
  if (stored.version === notice.version && stored.kind === notice.kind) return []; // a second run
  // The lost message may be there or not: the change gets a message of its own.
  if (card.state === "failed" || card.state === "unknown")
    return [{ ...message, key: `${key}/${notice.version}`, kind: "meeting" }];
  if (card.state === "queued" || !REPLIED_KINDS.includes(notice.kind)) return [];
  // The update says how a request was answered.
  if (notice.kind === "cancelled" && stored.phase === "planning") return [];
  return [{ ...message, key: `${key}/${notice.version}/${notice.kind}`, kind: "change" }];
}

/** How long Slack is asked again while it accepts no messages. */
const MAX_WAIT_MS = 2 * DAY;

/** A message about a meeting is not sent after its end. */
function deriveExpiry(event: EventVisitor["event"], now: Instant): Date {
  const ends = pickSpans(event).map(({ end }) => end);
  return new Date(asInstant(Math.min(now + MAX_WAIT_MS, Math.max(...ends))));
}

/** Notifications may be handled in another order than their changes were made. */
const UPDATE_NOTICES = definePreparedStatement(`
  UPDATE slack_messages SET notice = $3
   WHERE organization_id = $1 AND event_id = $2 AND kind = 'meeting' AND (notice->>'version')::int < $4`);

/** Kinds of changes that a meeting's message is not about. */
const IRRELEVANT_KINDS: readonly SlackNotice["kind"][] = [
  "message",
  "voted",
  "answered",
  "declined",
  "reminded",
];

const updateNotices = async (tx: Db, organization: OrganizationId, event: string, notice: SlackNotice) =>
  IRRELEVANT_KINDS.includes(notice.kind)
    ? []
    : executeSql(tx, UPDATE_NOTICES, [organization, event, JSON.stringify(notice), notice.version]);
