import { deriveAddressProof, isAddressProof } from "@/lib/platform/crypto/address-proof";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";

const PURPOSE = "bounce address";
const PROOF_DIGITS = 12;

interface MailKey {
  organizationId: string;
  id: string;
}

/**
 * Builds the envelope sender of a mail, to which mail servers return it if they cannot deliver it (VERP). Null if
 * returned mails are not received.
 */
export function buildBounceAddress({ organizationId, id }: MailKey): string | null {
  const { BOUNCE_MAIL_DOMAIN: domain } = env();
  if (!domain) return null;
  const key = organizationId + id;
  return `b-${key}-${deriveAddressProof(PURPOSE, key, PROOF_DIGITS)}@${domain}`;
}

export interface BouncedMailKey {
  organization: OrganizationId;
  mail: string;
}

/** Parses the envelope sender of one of our mails; null if it is not genuine. */
export function parseBounceAddress(address: string): BouncedMailKey | null {
  const [, organization, mail, proof = "", domain] =
    /^b-([0-9a-f]{24})([0-9a-f]{24})-([0-9a-f]{12})@(.+)$/.exec(address.toLowerCase()) ?? [];
  if (!organization || !mail || domain !== env().BOUNCE_MAIL_DOMAIN) return null;
  return isAddressProof(PURPOSE, organization + mail, proof)
    ? { organization: asOrganizationId(organization), mail }
    : null;
}
