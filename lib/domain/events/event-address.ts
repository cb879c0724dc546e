import { env } from "@/lib/platform/env/env";
import { replyAddress } from "./reply-address";

/** By which calendars and mails know an event; where no mail comes in, nothing is read there. */
export const eventAddress = (id: string): string =>
  replyAddress(id) ?? `event-${id}@${new URL(env().WEB_URL).hostname}`;
