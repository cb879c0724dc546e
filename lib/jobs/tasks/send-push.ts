import { database } from "@/lib/db/client";
import type { TaskPayloads } from "@/lib/jobs/payloads";
import { sendPush } from "@/lib/push/send-push";
import { instant } from "@/lib/time/instant";

export const sendPushTask = (payload: TaskPayloads["send_push"]) =>
  sendPush(database(), payload.message, instant(Date.now()));
