import { defineTask } from "@/lib/platform/queue/task";

export const SYNC_CONNECTION = defineTask<{ organization: string; connection: string }>("sync_connection");
