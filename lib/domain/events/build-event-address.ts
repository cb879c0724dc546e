import { env } from "@/lib/platform/env/env";
import { buildReplyAddress } from "./reply-address";

/** By which calendars and mails know an event; where no mail comes in, nothing is read there. */
export const buildEventAddress = (id: string): string =>
  buildReplyAddress(id) ?? `event-${id}@${new URL(env().WEB_URL).hostname}`;
