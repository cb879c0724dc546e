import type { Instant } from "@/lib/core/time/instant";
import type { OpenAccount } from "@/lib/domain/people/accounts/enter-account";
import { open, seal } from "@/lib/platform/crypto/seal";
import { cookiePlace } from "@/lib/platform/crypto/seal-place";

/** Where somebody who has accounts in several organisations chooses one. */
export const ORGANIZATIONS_PAGE = "/login/organizations";

export const CHOICE_COOKIE = "organization_choice";

/** Where one has gone last, which stands first the next time. */
export const LAST_ORGANIZATION_COOKIE = "last_organization";

const CHOICE_SECONDS = 600;
const YEAR_SECONDS = 31_536_000;

const COOKIE_ATTRIBUTES = "Path=/login; HttpOnly; SameSite=Lax";

interface Choice {
  accounts: OpenAccount[];
  until: number;
}

/** Kept sealed by the browser itself, between the password and the choice of an organisation. */
export function keepChoice(accounts: OpenAccount[], now: Instant): string {
  const choice: Choice = { accounts, until: now + CHOICE_SECONDS * 1000 };
  const sealed = Buffer.from(seal(JSON.stringify(choice), cookiePlace(CHOICE_COOKIE))).toString("base64url");
  return `${CHOICE_COOKIE}=${sealed}; Max-Age=${CHOICE_SECONDS}; ${COOKIE_ATTRIBUTES}`;
}

/** The accounts to choose from; none: too late, or not ours. */
export function readChoice(cookie: string | null, now: Instant): OpenAccount[] {
  const text = cookie && open(Buffer.from(cookie, "base64url"), cookiePlace(CHOICE_COOKIE));
  if (!text) return [];
  const { accounts, until } = JSON.parse(text) as Choice;
  return until > now ? accounts : [];
}

/** Once one has gone somewhere: the choice is made, and remembered. */
export const endChoice = (organization: string): string[] => [
  `${CHOICE_COOKIE}=; Max-Age=0; ${COOKIE_ATTRIBUTES}`,
  `${LAST_ORGANIZATION_COOKIE}=${organization}; Max-Age=${YEAR_SECONDS}; ${COOKIE_ATTRIBUTES}`,
];
