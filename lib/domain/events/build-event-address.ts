import { env } from "@/lib/platform/env/env";
import { buildReplyAddress } from "./reply-address";

/** The address by which calendars and mails identify an event; it receives no mail unless inbound mail is set up. */
export const buildEventAddress = (id: string): string =>
  buildReplyAddress(id) ?? `event-${id}@${new URL(env().WEB_URL).hostname}`;
