import type { Instant } from "@/lib/core/time/instant";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import { renderEventMail } from "@/lib/domain/events/event-mails/render-event-mail";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { truncateText } from "@/lib/domain/events/push/build-push-message";
import { describeEventHost, pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { type EventVisitor, loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { findCurrentLine, type MailContent, type MailLine } from "@/lib/domain/messaging/mail/render-mail";
import { getMailTranslator, type TranslateMail } from "@/lib/domain/messaging/mail/translate-mail";
import { escapeMrkdwn } from "@/lib/domain/messaging/slack/escape-mrkdwn";
import type { Db } from "@/lib/platform/db/client";
import type { SlackMessage } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildButtonValue } from "./button-reference";
import type { RenderedMessage } from "./rendered-message";
import {
  buildButtons,
  buildLines,
  buildNote,
  buildQuote,
  type Line,
  type SlackBlock,
  type SlackButton,
} from "./slack-blocks";
import { pickSlackNotice, type SlackNotice, slackNotice, toPreviousTime } from "./slack-notice";
import { findDirectReader, getChannelReader } from "./slack-readers";

type Event = EventVisitor["event"];

const MAX_FACT = 500;
const MAX_QUOTE = 1500;
const MAX_FALLBACK = 300;

/**
 * Renders the message about a meeting from its present state, with the words of the mail to its reader. Returns null if
 * the meeting or the reader is gone.
 */
export async function renderMeetingMessage(
  db: Db,
  message: SlackMessage,
  now: Instant,
): Promise<RenderedMessage | null> {
  const organization = asOrganizationId(message.organizationId);
  const read = slackNotice.safeParse(message.notice);
  const visitors = message.eventId ? await loadVisitors(db, organization, message.eventId) : [];
  const event = visitors[0]?.event;
  if (!event || !read.success) return null;
  const reader = message.userId
    ? await findDirectReader(db, organization, message.userId, visitors)
    : await getChannelReader(db, organization, event.createdByUser?.timezone ?? event.timezone);
  if (!reader) return null;
  return { ...renderEvent(message, event, { stored: read.data, reader, now }), version: event.v };
}

interface Rendering {
  stored: SlackNotice;
  reader: MailReader;
  now: Instant;
}

function renderEvent(message: SlackMessage, event: Event, { stored, reader, now }: Rendering) {
  const notice = pickSlackNotice(stored, event, message.kind === "change");
  const isFormerHost = message.userId !== null && reader.visitor === null;
  const { content } = renderEventMail(
    {
      event,
      version: event.v,
      notice,
      message: null,
      autoMessage: null,
      previous: toPreviousTime(stored, notice.kind),
      ...(isFormerHost && { newHost: describeEventHost(event).name }),
    },
    reader,
  );
  const t = getMailTranslator(reader.lang);
  const time = findCurrentLine(content.facts);
  const quote = message.userId && reader.role === "host" ? content.quote : null;
  const blocks: SlackBlock[] = [
    buildLines([
      [{ text: content.heading, bold: true }],
      ...buildIntroduction(message, content, notice.kind),
    ]),
    buildLines(listFacts(content, reader, message)),
    ...(quote ? [buildQuote(`${quote.by}: ${truncateText(quote.text, MAX_QUOTE)}`)] : []),
    ...(message.answeredBy ? [buildNote(formatAnswer(message.answeredBy, event, t))] : []),
    ...(isFormerHost || message.kind === "change"
      ? []
      : [buildButtons(listButtons(message, event, { join: content.join, t, now }))]),
  ];
  const text = truncateText([content.heading, time].filter(Boolean).join(" – "), MAX_FALLBACK);
  return { text: escapeMrkdwn(text), blocks };
}

/** A channel is not the reader that the mail's sentence speaks to; it gets the sentence that names who cancelled. */
function buildIntroduction({ userId }: SlackMessage, { text }: MailContent, kind: string): Line[] {
  return userId || kind === "cancelled" ? [[{ text }]] : [];
}

/** Lists time, place and people; answers of bookers are for their host alone. */
function listFacts({ facts }: MailContent, { role, lang }: MailReader, { kind }: SlackMessage): Line[] {
  const answers = getTranslator(lang)("questions.heading");
  const shown = facts.filter(({ label }) => role === "host" || label !== answers);
  return (kind === "change" ? shown.slice(0, 1) : shown).map(({ label, lines }) => [
    { text: `${label}: `, bold: true },
    ...lines.flatMap((line, index) => [
      ...(index > 0 ? [{ text: "\n" }] : []),
      { text: truncateText(toText(line), MAX_FACT), ...(isStruck(line) && { strike: true }) },
    ]),
  ]);
}

const toText = (line: MailLine): string => (typeof line === "string" ? line : line.text);

const isStruck = (line: MailLine): boolean => typeof line !== "string" && line.isStruck;

const formatAnswer = (name: string, event: Event, t: TranslateMail): string =>
  t(deriveEventPhase(event) === "cancelled" ? "slack.declinedBy" : "slack.confirmedBy", { name });

interface ButtonContext {
  /** The link to the video meeting. */
  join: MailContent["join"];
  t: TranslateMail;
  now: Instant;
}

/** Lists the answers to an open request; a request with several times is confirmed on the meeting's page. */
function listButtons(
  { organizationId: organization, id: message }: SlackMessage,
  event: Event,
  { join, t, now }: ButtonContext,
): SlackButton[] {
  const url = `${env().WEB_URL}/console/meetings?event=${event.id}`;
  const spans = pickSpans(event);
  const isOpen =
    event.bookpage && deriveEventPhase(event) === "planning" && spans.some(({ end }) => end > now);
  if (!isOpen)
    return [
      ...(join ? [{ id: "join", label: join.label, url: join.href }] : []),
      { id: "open", label: t("event.open"), url },
    ];
  const buildValue = (action: "confirm" | "decline") => buildButtonValue({ organization, message, action });
  return [
    ...(spans.length === 1
      ? [
          {
            id: "confirm",
            label: t("slack.confirm"),
            value: buildValue("confirm"),
            style: "primary" as const,
          },
          { id: "propose", label: t("slack.propose"), url },
        ]
      : [{ id: "choose", label: t("event.choose"), url }]),
    {
      id: "decline",
      label: t("slack.decline"),
      value: buildValue("decline"),
      style: "danger",
      dialog: {
        title: t("slack.declineTitle"),
        text: t("slack.declineText"),
        confirm: t("slack.decline"),
        deny: t("slack.back"),
      },
    },
  ];
}
