import { DAY, type Instant } from "@/lib/core/time/instant";
import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** Scope of the access: the meetings of one address with one organisation. */
export interface MeetingsScope {
  organization: OrganizationId;
  email: string;
  /** The booking page on which the link was requested. */
  page: string;
}

const LIFETIME_MS = DAY;

const PLACE = buildLinkContext("meetings");

const MAX_LENGTH = 2000;

/** Creates a sealed token, so that no log shows the address; nothing is stored. */
export const createMeetingsToken = (of: MeetingsScope, now: Instant): string =>
  Buffer.from(seal(JSON.stringify({ ...of, until: now + LIFETIME_MS }), PLACE)).toString("base64url");

/** Parses a token; null if it is not genuine, `ended` once it has expired. */
export function parseMeetingsToken(token: string, now: Instant): (MeetingsScope & { ended: boolean }) | null {
  const text =
    token.length > MAX_LENGTH ? null : unseal(new Uint8Array(Buffer.from(token, "base64url")), PLACE);
  if (!text) return null;
  const { organization, email, page, until } = JSON.parse(text) as MeetingsScope & { until: number };
  return { organization: asOrganizationId(organization), email, page, ended: until <= now };
}
