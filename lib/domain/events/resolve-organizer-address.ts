import { env } from "@/lib/platform/env/env";
import { buildEventAddress } from "./build-event-address";
import { buildReplyAddress, type ReplyParticipant } from "./reply-address";

interface Organizer {
  /** The host's address; null where there is none. */
  host: string | null;
  /** Whose calendar it is: a program takes a meeting that its own reader organises for one of theirs. */
  isReader?: boolean;
  /** Whose calendar it is, where the file is for one person. */
  reader?: ReplyParticipant;
}

/**
 * To which address calendars mail what their readers answer. Where mail comes in it is the event's own, for this reader, else
 * one that somebody reads: the host's, or the installation's sender.
 */
export function resolveOrganizerAddress(
  eventId: string,
  { host, isReader = false, reader }: Organizer,
): string {
  const sender = env().MAIL_FROM?.address ?? null;
  const [first, second] = isReader ? [sender, host] : [host, sender];
  return buildReplyAddress(eventId, reader) ?? first ?? second ?? buildEventAddress(eventId);
}
