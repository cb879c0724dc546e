import type { LocalDate } from "@/lib/core/time/local-date";
import type { NewMail } from "@/lib/domain/messaging/mail/store-mails";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import {
  buildMailRecipient,
  formatDaySpan,
  type MailedPage,
  renderWaitingMail,
  type WaitingMailEntry,
} from "./render-waiting-mail";

/** Renders the mail that confirms an entry, with its days. */
export function renderJoinedMail(
  page: MailedPage,
  waiting: WaitingMailEntry,
  { firstDay, lastDay }: { firstDay: LocalDate; lastDay: LocalDate },
  texts: MessageTexts,
): NewMail {
  const to = buildMailRecipient(page, waiting);
  const { t, dateTimeStyle, host } = to;
  const days = formatDaySpan(dateTimeStyle, firstDay, lastDay);
  const parts = {
    kind: "waiting_joined",
    key: "joined",
    heading: t("waiting.joined.subject"),
    text: t("waiting.joined.text", { name: host }),
    facts: [
      { label: t("waiting.days"), lines: [days] },
      { label: t("event.with"), lines: [host] },
    ],
    button: null,
    notes: [t("waiting.joined.note")],
    values: { days },
  } as const;
  return renderWaitingMail(waiting, to, parts, texts);
}
