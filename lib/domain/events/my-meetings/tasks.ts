import { defineTask } from "@/lib/platform/queue/task";

/**
 * A request for the link to all meetings of an address. The job exists even for unknown addresses: `invitee` is one
 * entry of the address, if any. `asked` in milliseconds.
 */
export const SEND_MEETINGS_LINK = defineTask<{
  organization: string;
  invitee: string;
  page: string;
  lang: string;
  asked: number;
}>("send_meetings_link", { priority: "awaited" });
