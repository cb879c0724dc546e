import { SENDER_JOB_FLAG } from "@/lib/domain/messaging/mail/enqueue-sender-mail";
import { MAX_SENDER_CONNECTIONS } from "@/lib/domain/messaging/senders/sender-pool";
import { createOrganizationPermits } from "./organization-permits";

/** The most mails that one process sends at once by servers of organisations. */
export const MAX_CONCURRENT_SENDER_MAILS = 24;
/** One mail is being sent while the next is loaded and the previous one is recorded. */
const MAILS_PER_CONNECTION = 2;

export const senderPermits = createOrganizationPermits(
  MAILS_PER_CONNECTION * MAX_SENDER_CONNECTIONS,
  SENDER_JOB_FLAG,
);
