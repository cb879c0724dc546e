import type { Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { parseReplyAddress, type ReplyTarget } from "@/lib/domain/events/reply-address";
import { toMessageText } from "@/lib/domain/events/to-message-text";
import { parseBounceAddress } from "@/lib/domain/messaging/bounces/bounce-address";
import { recordReport } from "@/lib/domain/messaging/bounces/record-report";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { applyCalendarReply } from "./apply-calendar-reply";
import type { IgnoreReason, ReceivedMail } from "./contract";
import type { IncomingMail } from "./parse-mail";

/** Adds the newly written text of a mail to its event as a message, or returns why not. */
export async function receiveMail(db: Db, mail: IncomingMail | null, now: Instant): Promise<ReceivedMail> {
  const to = mail && findReplyTarget(mail.receivers);
  const eventId = to?.id ?? null;
  const answer = {
    event: eventId,
    ignored: null,
    shortened: false,
    attachments_dropped: mail?.attachments ?? 0,
    answered: null,
    report: null,
  };
  const ignored = (reason: IgnoreReason): ReceivedMail => ({ ...answer, ignored: reason });
  if (!mail) return ignored("unreadable");
  if (mail.report) {
    const returned = [...mail.receivers, ...mail.report.returnPaths].map(parseBounceAddress).find(Boolean);
    const recorded = returned && (await recordReport(db, returned, mail.report, now));
    return recorded
      ? { ...answer, event: recorded.event, report: mail.report.kind }
      : ignored(returned ? "repeated" : "automatic");
  }
  const from = new Set(mail.from.map((address) => address.toLowerCase()));
  // Calendar replies are sent by programs; nothing is sent in return, which prevents mail loops.
  if (mail.reply && to && eventId) {
    const outcome = await applyCalendarReply(db, { reply: mail.reply, from, to, hash: mail.hash }, now);
    const event = outcome.event ?? eventId;
    return "counted" in outcome
      ? { ...answer, event, answered: outcome.counted }
      : { ...ignored(outcome.ignored), event };
  }
  if (mail.isAutomatic) return ignored("automatic");
  if (!eventId) return ignored("unknown_event");
  const event = await db.event.findFirst({
    where: { id: eventId },
    select: {
      organizationId: true,
      invitees: {
        where: { hasLeft: false },
        select: { id: true, email: true, user: { select: { email: true } } },
      },
    },
  });
  if (!event) return ignored("unknown_event");
  const sender =
    from.size === 1 &&
    event.invitees.find(({ email: asInvited, user }) => from.has((user ? user.email : asInvited) ?? ""));
  if (!sender) return ignored("unknown_sender");
  if (mail.isCalendarAnswer) return ignored("calendar_answer");

  const { body, isShortened } = toMessageText(mail.written);
  if (!body) return ignored("empty");
  const target = {
    organization: asOrganizationId(event.organizationId),
    id: eventId,
    precondition: new Precondition(null),
    now,
  };
  try {
    const { happened } = await addMessage(db, target, { from: sender.id, body }, mail.hash);
    return happened ? { ...answer, shortened: isShortened } : ignored("repeated");
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return ignored(error.code === "not_found" ? "unknown_event" : "full");
  }
}

const findReplyTarget = (receivers: readonly string[]): ReplyTarget | null =>
  receivers.map(parseReplyAddress).find((to) => to !== null) ?? null;
