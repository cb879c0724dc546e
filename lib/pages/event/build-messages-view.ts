import { asInstant } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { describeEventHost } from "@/lib/domain/events/visitor/event-facts";
import { splitLinks } from "@/lib/pages/page-shell/split-links";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import { generateToken } from "@/lib/platform/crypto/token";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatDate, formatTime } from "@/lib/platform/i18n/format-date-time";
import { formatInitials } from "@/lib/platform/i18n/format-initials";
import { joinDateTime } from "@/lib/platform/i18n/join-date-time";
import { buildActionHref, type EventContext } from "./event-context";
import { buildEventErrors, createEventFieldBuilder } from "./form-view";
import type { EventView, MessageView } from "./view";

/** The message that the organiser sent with a poll; null if another message or none is the first one. */
export function buildPollMessage({ visitor: { event } }: EventContext): MessageView["text"] | null {
  const [first] = event.messages;
  const organizer = event.invitees.find(({ isOrganizer }) => isOrganizer);
  if (!first || !organizer?.email || first.fromEmail !== organizer.email) return null;
  return splitMessage(first.body);
}

const splitMessage = (body: string) => splitLinks(splitParagraphs(body).join("\n"));

/** @param isFirstShown the page shows the first message above its poll */
export function buildMessagesView(
  context: EventContext,
  { isFirstShown }: { isFirstShown: boolean },
): NonNullable<EventView["messages"]> {
  const { draft, visitor, t } = context;
  const isToHost = visitor.seats !== null && !visitor.isOrganizer && !visitor.host;
  const field = createEventFieldBuilder(context, "message");
  const items = listMessages(context).slice(isFirstShown ? 1 : 0);
  return {
    heading: t("eventPage.step.messages"),
    items,
    empty: items.length > 0 ? null : t("eventPage.step.noMessages"),
    form: {
      id: "message-form",
      heading: t("eventPage.step.write"),
      text: isToHost
        ? t("eventPage.step.messageToHost", { name: describeEventHost(visitor.event).firstName })
        : t("eventPage.step.messageHint"),
      action: buildActionHref(context, "message"),
      // A form that is sent twice creates one message.
      hidden: [{ name: "form", value: generateToken() }],
      fields: [field("message", t("event.message"), { kind: "textarea", maxLength: LIMITS.text })],
      submit: t("eventPage.step.send"),
      tone: "accent",
      back: null,
      errors: draft?.step === "message" ? buildEventErrors(context, draft.issues) : null,
    },
  };
}

function listMessages({ visitor: { event }, dateTimeStyle, names, t }: EventContext): MessageView[] {
  return event.messages.map(({ id, body, fromEmail, createdAt }) => {
    const author = event.invitees.find(({ email }) => email !== null && email === fromEmail);
    const name = (author && names.get(author.id)) ?? t("event.guest");
    const at = asInstant(createdAt.getTime());
    const day = formatDate(dateTimeStyle, toLocalDate(dateTimeStyle.zone, at), "dayShort");
    return {
      id,
      author: name,
      initials: formatInitials(name),
      when: joinDateTime(dateTimeStyle.lang, day, formatTime(dateTimeStyle, at)),
      text: splitMessage(body),
    };
  });
}
