import { defineTask } from "@/lib/platform/queue/task";

/** A key per event: of its reminders only the last one waits. */
export const SEND_REMINDER = defineTask<{ organization: string; event: string }>("remind");

/** Somebody has asked for the personal link again; `asked` in milliseconds. */
export const SEND_PERSONAL_LINK = defineTask<{
  organization: string;
  event: string;
  invitee: string;
  asked: number;
}>("mail_own_link", { priority: "awaited" });
