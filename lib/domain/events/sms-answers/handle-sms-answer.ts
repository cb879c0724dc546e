import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { recordReconfirmation } from "@/lib/domain/events/changes/record-reconfirmation";
import { toMessageText } from "@/lib/domain/events/to-message-text";
import { hasReconfirmed } from "@/lib/domain/events/visitor/has-reconfirmed";
import { type EventVisitor, loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { listVisitorActions, type VisitorAction } from "@/lib/domain/events/visitor/visitor-actions";
import type { TextChannel } from "@/lib/domain/messaging/sms/options";
import type { IncomingSms } from "@/lib/domain/messaging/sms/provider";
import { loadMessageTexts, recordTextFailures } from "@/lib/domain/messaging/texts/load-message-texts";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { findTextedInvitee, type TextedInvitee } from "./find-texted-invitee";
import { parseSmsAnswer, type SmsAnswer } from "./parse-sms-answer";
import { findReplyKey, type ReplyText, renderSmsReply } from "./render-sms-reply";
import { hasCancelQuestion, recordTextReply, updateTextReply } from "./text-replies";
import type { TextReplyKind } from "./text-reply-kinds";

/** A message from a phone, by SMS or WhatsApp. */
export type IncomingText = IncomingSms & { channel: TextChannel };

/** Sends a reply of ours in the transaction of what it is about, or returns its text for the response to the provider. */
export type ReplyDelivery = (tx: Db, text: string) => Promise<string | null>;

/** What a reply has done, and the text for the phone. */
interface AnswerOutcome {
  kind: TextReplyKind;
  text: ReplyText | null;
}

const IMPOSSIBLE: AnswerOutcome = { kind: "failed", text: "sms.notPossible" };

/**
 * Changes the meeting of the last message that asked by a reply of 1, 2 or 3, by the rules of the meeting's page; any other
 * text becomes a message of the meeting of the last message. A reply that is sent again by the provider does nothing.
 * Returns what `deliver` returns for the text for the phone, or null without one.
 */
export async function handleSmsAnswer(
  db: Db,
  organization: OrganizationId,
  incoming: IncomingText,
  deliver: ReplyDelivery,
  now: Instant,
): Promise<string | null> {
  const answer = parseSmsAnswer(incoming.text);
  const asked = answer && (await findTextedInvitee(db, organization, incoming, { asked: true }));
  const texted = asked ?? (await findTextedInvitee(db, organization, incoming, { asked: false }));
  if (!texted) return null;
  const submission = { organization, incoming, texted, answer: asked ? answer : null, deliver, now };
  try {
    return await withTransaction(db, (tx) => submitAnswer(tx, submission));
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    const visitor = await findVisitor(db, organization, texted);
    return visitor && deliver(db, await formatReply(db, organization, visitor, "sms.notPossible"));
  }
}

interface AnswerSubmission {
  organization: OrganizationId;
  incoming: IncomingText;
  texted: TextedInvitee;
  answer: SmsAnswer | null;
  deliver: ReplyDelivery;
  now: Instant;
}

async function submitAnswer(tx: Db, submission: AnswerSubmission): Promise<string | null> {
  const { organization, incoming, texted, answer, deliver, now } = submission;
  const reply = await recordTextReply(tx, organization, texted, incoming, now);
  const visitor = reply && (await findVisitor(tx, organization, texted));
  if (!visitor) return null;
  const { kind, text } = answer
    ? await applyAnswer(tx, submission, { reply, visitor, answer })
    : await sendMessage(tx, submission, reply);
  await updateTextReply(tx, organization, reply, kind);
  return text && deliver(tx, await formatReply(tx, organization, visitor, text));
}

async function findVisitor(db: Db, organization: OrganizationId, { event, invitee }: TextedInvitee) {
  const visitors = await loadVisitors(db, organization, event);
  return visitors.find(({ id, hasLeft }) => id === invitee && !hasLeft) ?? null;
}

const buildTarget = ({ organization, texted, now }: AnswerSubmission) => ({
  organization,
  id: texted.event,
  precondition: new Precondition(null),
  now,
});

interface Answering {
  /** Id of the recorded reply. */
  reply: string;
  visitor: EventVisitor;
  answer: SmsAnswer;
}

async function applyAnswer(
  tx: Db,
  submission: AnswerSubmission,
  { reply, visitor, answer }: Answering,
): Promise<AnswerOutcome> {
  const offers = listVisitorActions(visitor, submission.now);
  switch (answer) {
    case "coming":
      if (!hasReconfirmed(visitor.event, visitor) || visitor.event.cancelledAt) {
        if (!offers.has("coming")) return IMPOSSIBLE;
        await recordReconfirmation(tx, buildTarget(submission), visitor.id);
      }
      return { kind: "coming", text: "sms.answeredComing" };
    case "move":
      return offers.has("move") ? { kind: "move", text: "sms.answeredMove" } : IMPOSSIBLE;
    case "cancel":
      return cancelMeeting(tx, submission, { reply, visitor, offers });
  }
}

interface Cancelling {
  reply: string;
  visitor: EventVisitor;
  offers: ReadonlySet<VisitorAction>;
}

/** Cancels the meeting, or gives up the seat. Asks first if others lose the meeting, too. */
async function cancelMeeting(
  tx: Db,
  submission: AnswerSubmission,
  { reply, visitor, offers }: Cancelling,
): Promise<AnswerOutcome> {
  const { organization, texted, now } = submission;
  if (visitor.event.cancelledAt) return { kind: "cancel", text: "sms.answeredCancel" };
  const cancels = offers.has("cancel");
  if (!cancels && !offers.has("decline")) return { kind: "failed", text: "sms.notCancelled" };
  const isAsked = hasCompany(visitor, cancels);
  if (isAsked && !(await hasCancelQuestion(tx, organization, texted, reply, now)))
    return { kind: "cancel_asked", text: "sms.askCancel" };
  const target = buildTarget(submission);
  if (cancels) await cancelEvent(tx, target, {}, visitor.id);
  else await declineEvent(tx, target, { invitee: visitor.id });
  return { kind: "cancel", text: cancels ? "sms.answeredCancel" : "sms.answeredDecline" };
}

/** Returns whether participants besides the hosts go with the visitor: all others, or those brought along to a seat. */
function hasCompany({ id, event }: EventVisitor, cancels: boolean): boolean {
  const declined = new Set(event.declines.map(({ inviteeId }) => inviteeId));
  return event.invitees.some(
    (one) =>
      one.id !== id &&
      !one.isOrganizer &&
      !one.host &&
      !one.hasLeft &&
      !declined.has(one.id) &&
      (cancels || one.broughtBy === id),
  );
}

/** The message has the id of the reply, so it is added once. */
async function sendMessage(tx: Db, submission: AnswerSubmission, reply: string): Promise<AnswerOutcome> {
  const { body } = toMessageText(submission.incoming.text);
  if (!body) return { kind: "failed", text: null };
  await addMessage(tx, buildTarget(submission), { from: submission.texted.invitee, body }, undefined, reply);
  return { kind: "message", text: null };
}

async function formatReply(
  db: Db,
  organization: OrganizationId,
  visitor: EventVisitor,
  text: ReplyText,
): Promise<string> {
  const { hour_cycle: hourCycle } = await getBranding(db, organization);
  const key = findReplyKey(visitor, text);
  const texts = await loadMessageTexts(db, organization, key ? [key] : []);
  const reply = renderSmsReply(visitor, text, { hourCycle, texts });
  await recordTextFailures(db, organization, texts);
  return reply;
}
