import { instant } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { describeHost } from "@/lib/domain/events/visitor/event-facts";
import { linkText } from "@/lib/pages/frame/link-text";
import { splitParagraphs } from "@/lib/pages/frame/paragraphs";
import { newToken } from "@/lib/platform/crypto/token";
import { LIMITS } from "@/lib/platform/http/fields";
import { formatDate, formatTime } from "@/lib/platform/i18n/format";
import { formatInitials } from "@/lib/platform/i18n/initials";
import { actionHref, type EventContext } from "./event-context";
import { fieldMaker, listErrors } from "./form-view";
import type { EventView, MessageView } from "./view";

export function messagesView(context: EventContext): NonNullable<EventView["messages"]> {
  const { draft, visitor, t } = context;
  const isToHost = visitor.seats !== null && !visitor.su && !visitor.host;
  const field = fieldMaker(context, "message");
  const items = listMessages(context);
  return {
    heading: t("eventPage.step.messages"),
    items,
    empty: items.length > 0 ? null : t("eventPage.step.noMessages"),
    form: {
      id: "message-form",
      heading: t("eventPage.step.write"),
      text: isToHost
        ? t("eventPage.step.messageToHost", { name: describeHost(visitor.event).firstName })
        : t("eventPage.step.messageHint"),
      action: actionHref(context, "message"),
      // The same form sent twice writes one message.
      hidden: [{ name: "form", value: newToken() }],
      fields: [field("message", t("event.message"), { kind: "textarea", maxLength: LIMITS.text })],
      submit: t("eventPage.step.send"),
      tone: "accent",
      back: null,
      errors: draft?.step === "message" ? listErrors(context, draft.issues) : null,
    },
  };
}

function listMessages({ visitor: { event }, manner, names, t }: EventContext): MessageView[] {
  return event.messages.map(({ id, body, fromEmail, createdAt }) => {
    const author = event.invitees.find(({ email }) => email !== null && email === fromEmail);
    const name = (author && names.get(author.id)) ?? t("event.guest");
    const at = instant(createdAt.getTime());
    const day = formatDate(manner, localDateAt(manner.zone, at), "dayShort");
    return {
      id,
      author: name,
      initials: formatInitials(name),
      when: `${day}, ${formatTime(manner, at)}`,
      text: linkText(splitParagraphs(body).join("\n")),
    };
  });
}
