import { mailLink } from "@/lib/domain/auth/passwords/mail-link";
import type { MAIL_PASSWORD_LINK } from "@/lib/domain/auth/passwords/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const mailPasswordLinkTask = (payload: PayloadOf<typeof MAIL_PASSWORD_LINK>) =>
  mailLink(database(), payload, readClock());
