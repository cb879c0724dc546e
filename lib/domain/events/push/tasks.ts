import { defineTask } from "@/lib/platform/queue/task";

export const SEND_PUSH = defineTask<{ organization: string; message: string }>("send_push");
