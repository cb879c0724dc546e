import { defineTask } from "@/lib/platform/queue/task";

/** One job per event, so that only the last reminder waits. */
export const SEND_REMINDER = defineTask<{ organization: string; event: string }>("send_reminder");

/** A request for a lost personal link; `asked` in milliseconds. */
export const SEND_PERSONAL_LINK = defineTask<{
  organization: string;
  event: string;
  invitee: string;
  asked: number;
}>("send_personal_link", { priority: "awaited" });
