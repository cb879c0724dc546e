import { createHmac } from "node:crypto";
import { isTimingSafeEqual } from "@/lib/platform/crypto/is-timing-safe-equal";
import { deriveKeys } from "@/lib/platform/crypto/secret";
import { env } from "@/lib/platform/env/env";

/** A participant: a user with any address, or an address. */
export interface ReplyParticipant {
  userId: string | null;
  email: string | null;
}

/**
 * Derives a proof by each secret, the current one first. Hex is used as mail servers may lowercase addresses; a local
 * part has at most 64 characters.
 */
const deriveProofs = (text: string, digits: number): string[] =>
  deriveKeys("reply address").map((key) =>
    createHmac("sha256", key).update(text).digest("hex").slice(0, digits),
  );

const PROOF_DIGITS = 24;
const PERSON_DIGITS = 8;

const describePerson = (id: string, { userId, email }: ReplyParticipant): string =>
  `${id}/${userId ?? email?.toLowerCase() ?? ""}`;

/**
 * Builds the address at which replies to an event's mails become messages; derived, not stored. Null if inbound mail
 * is not set up. With `person` it also proves the replying participant, even if their calendar program sends from
 * another address. `id`: of the event or series.
 */
export function buildReplyAddress(id: string, person?: ReplyParticipant): string | null {
  const { INBOUND_MAIL_DOMAIN: domain } = env();
  if (!domain) return null;
  const personProof = person ? `-${deriveProofs(describePerson(id, person), PERSON_DIGITS)[0]}` : "";
  return `event-${id}-${deriveProofs(id, PROOF_DIGITS)[0]}${personProof}@${domain}`;
}

export interface ReplyTarget {
  /** Id of the event or the series. */
  id: string;
  /** True if the address belongs to this participant. */
  isOf: (person: ReplyParticipant) => boolean;
}

/** Parses a reply address; null if it is not genuine. */
export function parseReplyAddress(address: string): ReplyTarget | null {
  const [, id, proof = "", personProof, domain] =
    /^event-([0-9a-f]{24})-([0-9a-f]{24})(?:-([0-9a-f]{8}))?@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (!id || domain !== env().INBOUND_MAIL_DOMAIN) return null;
  if (!deriveProofs(id, PROOF_DIGITS).some((right) => isTimingSafeEqual(proof, right))) return null;
  const isOf = (person: ReplyParticipant) =>
    personProof !== undefined &&
    deriveProofs(describePerson(id, person), PERSON_DIGITS).some((right) =>
      isTimingSafeEqual(personProof, right),
    );
  return { id, isOf };
}
