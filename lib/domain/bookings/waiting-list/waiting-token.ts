import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** The entry that a mailed link refers to. */
interface WaitingEntryRef {
  organization: OrganizationId;
  entry: string;
}

const CONTEXT = buildLinkContext("waiting");

const MAX_LENGTH = 1000;

/** Creates a sealed token that needs no row; it is valid as long as the entry exists. */
export const createWaitingToken = (ref: WaitingEntryRef): string =>
  Buffer.from(seal(JSON.stringify(ref), CONTEXT)).toString("base64url");

/** Returns null for an invalid token. */
export function unsealWaitingToken(token: string): WaitingEntryRef | null {
  const text =
    token.length > MAX_LENGTH ? null : unseal(new Uint8Array(Buffer.from(token, "base64url")), CONTEXT);
  if (!text) return null;
  const { organization, entry } = JSON.parse(text) as WaitingEntryRef;
  return { organization: asOrganizationId(organization), entry };
}
