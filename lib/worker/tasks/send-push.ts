import { instant } from "@/lib/core/time/instant";
import { sendPush } from "@/lib/domain/push/send-push";
import type { SEND_PUSH } from "@/lib/domain/push/tasks";
import { database } from "@/lib/platform/db/client";
import type { PayloadOf } from "@/lib/platform/queue/task";

export const sendPushTask = (payload: PayloadOf<typeof SEND_PUSH>) =>
  sendPush(database(), payload, instant(Date.now()));
