import type { Instant } from "@/lib/core/time/instant";
import type { EventSpan } from "@/lib/domain/events/visitor/event-facts";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import type { MessageTexts } from "@/lib/domain/messaging/texts/load-message-texts";
import type { MailNotice } from "./list-mail-notices";
import type { SeriesMail } from "./series-mail";

/** The data of a notice's mails, the same for all their readers. */
export interface NoticeContext {
  event: EventVisitor["event"];
  version: number;
  notice: MailNotice;
  /** Text of the message concerned. */
  message: string | null;
  /** The automatic message of the page to bookers. */
  autoMessage: string | null;
  /** Ids of users who have each event of a series in their calendar already. */
  written?: readonly string[];
  /** The host's calendar sends the invitations, so the mail has no attachment. */
  isInvitedByCalendar?: boolean;
  /** Set if the mail tells the previous host who took the meeting over. */
  newHost?: string | null;
  /** The time before a move. */
  previous?: EventSpan | null;
  /** Times that a guest could book in place of a request that was not answered. */
  nearest?: readonly Instant[];
  /** Set if the mail is about several events at once. */
  series?: SeriesMail;
  /** The organisation's texts; absent where ours are used, such as in notifications of browsers. */
  texts?: MessageTexts;
}
