import { sendPush } from "@/lib/domain/events/push/send-push";
import type { SEND_PUSH } from "@/lib/domain/events/push/tasks";
import { readClock } from "@/lib/platform/clock/read-clock";
import { getDatabase } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sendPushTask = (payload: PayloadOf<typeof SEND_PUSH>) =>
  sendPush(getDatabase(), payload, readClock());
