import { defineTask } from "@/lib/platform/queue/task";

export const DELIVER_WEBHOOK = defineTask<{ organization: string; delivery: string }>("deliver_webhook");
