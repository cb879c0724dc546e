import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** The entry that a mailed link is for. */
interface WaitingEntryRef {
  organization: OrganizationId;
  entry: string;
}

const CONTEXT = buildLinkContext("waiting");

const MAX_LENGTH = 1000;

/** Sealed, it says all; it ends with the entry. */
export const createWaitingToken = (of: WaitingEntryRef): string =>
  Buffer.from(seal(JSON.stringify(of), CONTEXT)).toString("base64url");

/** Null for what is not ours. */
export function unsealWaitingToken(token: string): WaitingEntryRef | null {
  const text =
    token.length > MAX_LENGTH ? null : unseal(new Uint8Array(Buffer.from(token, "base64url")), CONTEXT);
  if (!text) return null;
  const { organization, entry } = JSON.parse(text) as WaitingEntryRef;
  return { organization: asOrganizationId(organization), entry };
}
