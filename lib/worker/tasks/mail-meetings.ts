import { mailMeetings } from "@/lib/domain/events/my-meetings/mail-meetings";
import type { MAIL_MEETINGS } from "@/lib/domain/events/my-meetings/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const mailMeetingsTask = (payload: PayloadOf<typeof MAIL_MEETINGS>) =>
  mailMeetings(database(), payload, readClock());
