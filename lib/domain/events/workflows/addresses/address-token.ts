import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";

const CONTEXT = buildLinkContext("workflow_address");

const MAX_LENGTH = 1000;

interface AddressKey {
  organization: OrganizationId;
  /** Id of the row. */
  address: string;
  /** Only the link of a confirmation confirms: admins read the other mails, whose link ends them. */
  canConfirm: boolean;
}

/** Builds the link with which the reader of an address confirms it, or ends its mails. */
export function buildAddressLink(key: AddressKey): string {
  const token = Buffer.from(seal(JSON.stringify(key), CONTEXT)).toString("base64url");
  return `${env().WEB_URL}/mail/${token}`;
}

/** Parses the token of a link; null if it is not genuine. */
export function parseAddressToken(token: string): AddressKey | null {
  if (token.length > MAX_LENGTH) return null;
  const text = unseal(new Uint8Array(Buffer.from(token, "base64url")), CONTEXT);
  if (!text) return null;
  const { organization, ...rest } = JSON.parse(text) as AddressKey;
  return { ...rest, organization: asOrganizationId(organization) };
}
