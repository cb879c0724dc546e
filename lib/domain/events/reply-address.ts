import { createHmac } from "node:crypto";
import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { derivedKeys } from "@/lib/platform/crypto/secret";
import { env } from "@/lib/platform/env/env";

/** By each secret, the current one first: 96 bits in lower case, for mail servers may lower it; the local part stays under the 64 characters it may have. */
const deriveProofs = (eventId: string): string[] =>
  derivedKeys("reply address").map((key) =>
    createHmac("sha256", key).update(eventId).digest("hex").slice(0, 24),
  );

/** Where answers to an event's mails become its messages: worked out, kept nowhere; null where no mail comes in. */
export function replyAddress(eventId: string): string | null {
  const { INBOUND_MAIL_DOMAIN: domain } = env();
  return domain ? `event-${eventId}-${deriveProofs(eventId)[0]}@${domain}` : null;
}

/** The event of an address that is of this kind and genuine, else null. */
export function eventOfReplyAddress(address: string): string | null {
  const [, id, proof = "", domain] =
    /^event-([0-9a-f]{24})-([0-9a-f]{24})@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (!id || domain !== env().INBOUND_MAIL_DOMAIN) return null;
  return deriveProofs(id).some((right) => isSameText(proof, right)) ? id : null;
}
