import { defineTask } from "@/lib/platform/queue/task";

export const FOLLOW_CONNECTION = defineTask<{ organization: string; connection: string }>(
  "follow_connection",
);
