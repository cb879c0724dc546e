import type { Instant } from "@/lib/core/time/instant";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import {
  handleSmsAnswer,
  type IncomingText,
  type ReplyDelivery,
} from "@/lib/domain/events/sms-answers/handle-sms-answer";
import { handleReplyWord, parseReplyWord } from "@/lib/domain/messaging/sms/handle-reply-word";
import { getDatabase } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

/**
 * Handles a message from a phone. A number that sends too many gets no answers, except to STOP and START. Returns what
 * `deliver` returns, or null without a reply.
 */
export async function handleTextReply(
  organization: OrganizationId,
  incoming: IncomingText,
  deliver: ReplyDelivery,
  now: Instant,
): Promise<string | null> {
  const db = getDatabase();
  const word = parseReplyWord(incoming);
  if (word) {
    const text = await handleReplyWord(db, organization, word, incoming, now);
    return text && deliver(db, text);
  }
  const { excess } = await countRequest("booking", `sms/${organization}/${incoming.from}`);
  return excess ? null : handleSmsAnswer(db, organization, incoming, deliver, now);
}
