import { deriveAddressProof, isAddressProof } from "@/lib/platform/crypto/address-proof";
import { env } from "@/lib/platform/env/env";

/** A participant: a user with any address, or an address. */
export interface ReplyParticipant {
  userId: string | null;
  email: string | null;
}

const PURPOSE = "reply address";
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
  const personProof = person
    ? `-${deriveAddressProof(PURPOSE, describePerson(id, person), PERSON_DIGITS)}`
    : "";
  return `event-${id}-${deriveAddressProof(PURPOSE, id, PROOF_DIGITS)}${personProof}@${domain}`;
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
  if (!isAddressProof(PURPOSE, id, proof)) return null;
  const isOf = (person: ReplyParticipant) =>
    personProof !== undefined && isAddressProof(PURPOSE, describePerson(id, person), personProof);
  return { id, isOf };
}
