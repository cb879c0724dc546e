import { enqueueReminderMails } from "@/lib/domain/events/event-mails/enqueue-reminder-mails";
import type { SEND_REMINDER } from "@/lib/domain/events/event-mails/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sendReminderTask = (payload: PayloadOf<typeof SEND_REMINDER>) =>
  enqueueReminderMails(getDatabase(), payload, readClock());
