import { DAY, type Instant } from "@/lib/core/time/instant";
import { buildLinkContext } from "@/lib/platform/crypto/encryption-context";
import { seal, unseal } from "@/lib/platform/crypto/seal";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";

/** Whose meetings may be seen: those that one organisation has with one address. */
export interface MeetingsScope {
  organization: OrganizationId;
  email: string;
  /** The booking page from which they were asked for. */
  page: string;
}

const LIFETIME_MS = DAY;

const PLACE = buildLinkContext("meetings");

const MAX_LENGTH = 2000;

/** Sealed, so that an address stands in no log; it says all, and nothing is stored. */
export const createMeetingsToken = (of: MeetingsScope, now: Instant): string =>
  Buffer.from(seal(JSON.stringify({ ...of, until: now + LIFETIME_MS }), PLACE)).toString("base64url");

/** Null for what is not ours; `ended` once its time is over. */
export function parseMeetingsToken(token: string, now: Instant): (MeetingsScope & { ended: boolean }) | null {
  const text =
    token.length > MAX_LENGTH ? null : unseal(new Uint8Array(Buffer.from(token, "base64url")), PLACE);
  if (!text) return null;
  const { organization, email, page, until } = JSON.parse(text) as MeetingsScope & { until: number };
  return { organization: asOrganizationId(organization), email, page, ended: until <= now };
}
