import { createHmac } from "node:crypto";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveKeys } from "@/lib/platform/crypto/secret";
import { env } from "@/lib/platform/env/env";

/** Somebody who takes part: a user, whatever their address, or whom the address means. */
export interface ReplyParticipant {
  userId: string | null;
  email: string | null;
}

/** By each secret, the current one first: in lower case, for mail servers may lower it; the local part has the 64 characters that it may have. */
const deriveProofs = (text: string, digits: number): string[] =>
  deriveKeys("reply address").map((key) =>
    createHmac("sha256", key).update(text).digest("hex").slice(0, digits),
  );

const PROOF_DIGITS = 24;
const PERSON_DIGITS = 8;

const describePerson = (id: string, { userId, email }: ReplyParticipant): string =>
  `${id}/${userId ?? email?.toLowerCase() ?? ""}`;

/**
 * Where answers to an event's mails become its messages: worked out, kept nowhere; null where no mail comes in. That of
 * somebody proves besides by whom an answer is, from whatever address their calendar program sends it. `id`: of the event,
 * or of a series.
 */
export function buildReplyAddress(id: string, person?: ReplyParticipant): string | null {
  const { INBOUND_MAIL_DOMAIN: domain } = env();
  if (!domain) return null;
  const whose = person ? `-${deriveProofs(describePerson(id, person), PERSON_DIGITS)[0]}` : "";
  return `event-${id}-${deriveProofs(id, PROOF_DIGITS)[0]}${whose}@${domain}`;
}

export interface ReplyTarget {
  /** Of the event, or of the series. */
  id: string;
  /** Whether the address is this person's own. */
  isOf: (person: ReplyParticipant) => boolean;
}

/** What an address of this kind leads to, if it is genuine, else null. */
export function parseReplyAddress(address: string): ReplyTarget | null {
  const [, id, proof = "", whose, domain] =
    /^event-([0-9a-f]{24})-([0-9a-f]{24})(?:-([0-9a-f]{8}))?@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (!id || domain !== env().INBOUND_MAIL_DOMAIN) return null;
  if (!deriveProofs(id, PROOF_DIGITS).some((right) => isTimingSafeEqual(proof, right))) return null;
  const isOf = (person: ReplyParticipant) =>
    whose !== undefined &&
    deriveProofs(describePerson(id, person), PERSON_DIGITS).some((right) => isTimingSafeEqual(whose, right));
  return { id, isOf };
}
