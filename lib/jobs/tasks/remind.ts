import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { mailReminder } from "@/lib/mail/mail-reminder";
import { instant } from "@/lib/time/instant";

export const remindTask = (payload: TaskPayloads["remind"]) =>
  mailReminder(database(), payload, instant(Date.now()));
