import { sendPasswordLink } from "@/lib/domain/auth/passwords/send-password-link";
import type { SEND_PASSWORD_LINK } from "@/lib/domain/auth/passwords/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sendPasswordLinkTask = (payload: PayloadOf<typeof SEND_PASSWORD_LINK>) =>
  sendPasswordLink(getDatabase(), payload, readClock());
