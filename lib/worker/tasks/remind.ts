import { mailReminder } from "@/lib/domain/events/event-mails/mail-reminder";
import type { REMIND } from "@/lib/domain/events/event-mails/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const remindTask = (payload: PayloadOf<typeof REMIND>) =>
  mailReminder(database(), payload, readClock());
