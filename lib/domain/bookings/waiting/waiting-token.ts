import { open, seal } from "@/lib/platform/crypto/seal";
import { linkPlace } from "@/lib/platform/crypto/seal-place";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** The entry that a mailed link is for. */
interface WaitingPlace {
  organization: OrganizationId;
  entry: string;
}

const PLACE = linkPlace("waiting");

const MAX_LENGTH = 1000;

/** Sealed, it says all; it ends with the entry. */
export const createWaitingToken = (of: WaitingPlace): string =>
  Buffer.from(seal(JSON.stringify(of), PLACE)).toString("base64url");

/** Null for what is not ours. */
export function readWaitingToken(token: string): WaitingPlace | null {
  const text =
    token.length > MAX_LENGTH ? null : open(new Uint8Array(Buffer.from(token, "base64url")), PLACE);
  if (!text) return null;
  const { organization, entry } = JSON.parse(text) as WaitingPlace;
  return { organization: asOrganizationId(organization), entry };
}
