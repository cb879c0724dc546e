import { DAY, type Instant } from "@/lib/core/time/instant";
import type { SuppressionReason } from "./options";

/** Days after the last returned mail until an address is tried again: mailboxes are created anew, servers repaired. */
export const RETRY_DAYS = 30;

/** Status codes of addresses that do not exist or are disabled (RFC 3463, 3.2 and 3.3). */
const UNDELIVERABLE_STATUS = /^5\.(1\.([1236]|10)|2\.1)$/;

/** True if no mail to this address can arrive; a full mailbox or a rejected text says nothing about the next mail. */
export const isUndeliverable = (status: string | null): boolean => UNDELIVERABLE_STATUS.test(status ?? "");

/** Finds the status code in a mail server's answer, such as `550 5.1.1 User unknown`. */
export const findAnswerStatus = (answer: string): string | null =>
  /\b[45]\d\d[ -]([45]\.\d{1,3}\.\d{1,3})\b/.exec(answer)?.[1] ?? null;

/** Readers who complained get no more of these; other mails say what happens with their own meeting. */
const OPTIONAL_KINDS = ["reminder", "workflow"];

interface MailFacts {
  kind: string;
  eventId: string | null;
  /** Sent again by an admin. */
  isResent: boolean;
}

/** True if a mail is not sent to a suppressed address. Mails about accounts are always sent. */
export function isSuppressed(
  { reason, lastAt }: { reason: SuppressionReason; lastAt: Date },
  { kind, eventId, isResent }: MailFacts,
  now: Instant,
): boolean {
  if (isResent) return false;
  if (reason === "complaint") return OPTIONAL_KINDS.includes(kind);
  return eventId !== null && now < lastAt.getTime() + RETRY_DAYS * DAY;
}
