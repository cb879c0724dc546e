import { env } from "@/lib/platform/env/env";
import { buildEventAddress } from "./build-event-address";
import { buildReplyAddress, type ReplyParticipant } from "./reply-address";

interface Organizer {
  /** The host's address, or null. */
  host: string | null;
  /** The calendar's owner is the organiser: programs then treat the meeting as their own. */
  isReader?: boolean;
  /** The calendar's owner, if the file is for one person. */
  reader?: ReplyParticipant;
}

/**
 * Resolves the organizer address to which calendars mail replies: the reader's reply address if inbound mail is set
 * up, else the host's address or the installation's sender.
 */
export function resolveOrganizerAddress(
  eventId: string,
  { host, isReader = false, reader }: Organizer,
): string {
  const sender = env().MAIL_FROM?.address ?? null;
  const [first, second] = isReader ? [sender, host] : [host, sender];
  return buildReplyAddress(eventId, reader) ?? first ?? second ?? buildEventAddress(eventId);
}
