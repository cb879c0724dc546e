import { defineTask } from "@/lib/platform/queue/task";

export const SEND_MAIL = defineTask<{ organization: string; mail: string }>("send_mail");
