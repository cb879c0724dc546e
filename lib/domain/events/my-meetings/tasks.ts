import { defineTask } from "@/lib/platform/queue/task";

/**
 * Somebody has asked for all meetings of an address. The job is there whether anybody has it or not: `invitee` is one
 * entry of theirs, else nobody's. `asked` in milliseconds.
 */
export const SEND_MEETINGS_LINK = defineTask<{
  organization: string;
  invitee: string;
  page: string;
  lang: string;
  asked: number;
}>("mail_meetings", { priority: "awaited" });
