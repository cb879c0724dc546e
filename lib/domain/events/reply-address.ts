import { createHmac } from "node:crypto";
import { isSameText } from "@/lib/platform/crypto/is-same-text";
import { derivedKeys } from "@/lib/platform/crypto/secret";
import { env } from "@/lib/platform/env/env";

/** Somebody who takes part: a user, whatever their address, or whom the address means. */
export interface RepliedBy {
  userId: string | null;
  email: string | null;
}

/** By each secret, the current one first: in lower case, for mail servers may lower it; the local part has the 64 characters that it may have. */
const deriveProofs = (text: string, digits: number): string[] =>
  derivedKeys("reply address").map((key) =>
    createHmac("sha256", key).update(text).digest("hex").slice(0, digits),
  );

const PROOF_DIGITS = 24;
const PERSON_DIGITS = 8;

const describePerson = (id: string, { userId, email }: RepliedBy): string =>
  `${id}/${userId ?? email?.toLowerCase() ?? ""}`;

/**
 * Where answers to an event's mails become its messages: worked out, kept nowhere; null where no mail comes in. That of
 * somebody proves besides by whom an answer is, from whatever address their calendar program sends it. `id`: of the event,
 * or of a series.
 */
export function replyAddress(id: string, person?: RepliedBy): string | null {
  const { INBOUND_MAIL_DOMAIN: domain } = env();
  if (!domain) return null;
  const whose = person ? `-${deriveProofs(describePerson(id, person), PERSON_DIGITS)[0]}` : "";
  return `event-${id}-${deriveProofs(id, PROOF_DIGITS)[0]}${whose}@${domain}`;
}

export interface RepliedTo {
  /** Of the event, or of the series. */
  id: string;
  /** Whether the address is this person's own. */
  isOf: (person: RepliedBy) => boolean;
}

/** What an address of this kind leads to, if it is genuine, else null. */
export function readReplyAddress(address: string): RepliedTo | null {
  const [, id, proof = "", whose, domain] =
    /^event-([0-9a-f]{24})-([0-9a-f]{24})(?:-([0-9a-f]{8}))?@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (!id || domain !== env().INBOUND_MAIL_DOMAIN) return null;
  if (!deriveProofs(id, PROOF_DIGITS).some((right) => isSameText(proof, right))) return null;
  const isOf = (person: RepliedBy) =>
    whose !== undefined &&
    deriveProofs(describePerson(id, person), PERSON_DIGITS).some((right) => isSameText(whose, right));
  return { id, isOf };
}
