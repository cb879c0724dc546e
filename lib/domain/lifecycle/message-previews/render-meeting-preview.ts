import { DAY, type Instant } from "@/lib/core/time/instant";
import type { MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { NoticeContext } from "@/lib/domain/events/event-mails/notice-context";
import { renderEventMail } from "@/lib/domain/events/event-mails/render-event-mail";
import { renderStepMail } from "@/lib/domain/events/planned-steps/render-step-mail";
import type { StepMessage } from "@/lib/domain/events/planned-steps/step-channel";
import { pickSpans } from "@/lib/domain/events/visitor/event-facts";
import { findBooker } from "@/lib/domain/events/visitor/find-booker";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import { describeKind } from "@/lib/domain/messaging/texts/kinds";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import type { Language } from "@/lib/platform/i18n/languages";
import { SAMPLE_ZONE } from "./build-sample-event";
import { pickPreviewReader } from "./load-preview-visitors";
import { type MeetingMailKind, PREVIEW_NOTICES } from "./preview-kinds";

interface MeetingPreview {
  kind: MeetingMailKind;
  lang: Language;
  visitors: readonly EventVisitor[];
  texts: MessageTexts;
  branding: Branding;
  now: Instant;
}

/** Templates of workflows, which have a button of their own. */
const TEMPLATES = { still_coming: "still_coming", thanks: "thanks", feedback: "feedback" } as const;

/** Renders a mail about a meeting as it would be sent; null if the meeting has no such reader. */
export function renderMeetingPreview(preview: MeetingPreview): NewMail | null {
  const { kind, visitors, texts, now } = preview;
  const visitor = pickPreviewReader(visitors, describeKind(kind).audience);
  if (!visitor) return null;
  const reader = buildReader(visitor, preview);
  const template = kind in TEMPLATES ? TEMPLATES[kind as keyof typeof TEMPLATES] : null;
  if (template) {
    const message = { id: "preview", step: { template } } as StepMessage;
    return renderStepMail({ event: visitor.event, message, now, texts }, reader);
  }
  return renderEventMail({ ...buildContext(preview, visitor), texts }, reader);
}

function buildReader(visitor: EventVisitor, { lang, branding }: MeetingPreview): MailReader {
  const isBooker = visitor.id === findBooker(visitor.event)?.id;
  return {
    role: visitor.isOrganizer ? "host" : isBooker ? "booker" : "guest",
    visitor,
    email: visitor.email ?? "",
    name: visitor.fullName,
    lang,
    zone: visitor.timezone ?? SAMPLE_ZONE,
    hourCycle: branding.hour_cycle,
    organizationName: branding.name,
    team: null,
  };
}

/** The host before or after the sample's host. */
const SAMPLE_COLLEAGUE = "Kim Lindqvist";

/** The text of a message that is quoted; the same in every language. */
const MESSAGE = "👍";

function buildContext({ kind, visitors }: MeetingPreview, visitor: EventVisitor): NoticeContext {
  const { notice, author, isMoved, isNewHost, isReassigned } = PREVIEW_NOTICES[kind];
  const other = visitors.find(
    ({ id, isOrganizer }) => id !== visitor.id && isOrganizer !== visitor.isOrganizer,
  );
  const [span] = pickSpans(visitor.event);
  return {
    event: visitor.event,
    version: 0,
    notice: {
      kind: notice,
      by: other?.id,
      author: author === "reader" ? visitor.id : author,
      ...(isNewHost && { isNewHost, formerHost: SAMPLE_COLLEAGUE }),
    },
    message: notice === "message" ? MESSAGE : null,
    autoMessage: null,
    newHost: isReassigned ? SAMPLE_COLLEAGUE : null,
    previous: isMoved && span ? { ...span, start: moveBack(span.start), end: moveBack(span.end) } : null,
  };
}

const moveBack = (at: Instant): Instant => (at - DAY) as Instant;
