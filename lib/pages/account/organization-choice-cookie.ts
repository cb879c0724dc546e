import type { Instant } from "@/lib/core/time/instant";
import { formatCookie } from "@/lib/domain/auth/sessions/cookie";
import type { AuthenticatedAccount } from "@/lib/domain/people/accounts/sign-in-to-account";
import { createSealedCookie } from "./create-sealed-cookie";

/** Where somebody who has accounts in several organisations chooses one. */
export const ORGANIZATIONS_PAGE = "/login/organizations";

export const CHOICE_COOKIE = "organization_choice";

/** Where one has gone last, which stands first the next time. */
export const LAST_ORGANIZATION_COOKIE = "last_organization";

const CHOICE_SECONDS = 600;
const YEAR_SECONDS = 31_536_000;

/** Kept sealed by the browser itself, between the password and the choice of an organisation. */
const choice = createSealedCookie<AuthenticatedAccount[]>(CHOICE_COOKIE, CHOICE_SECONDS);

export const buildChoiceCookie = choice.keep;

/** The accounts to choose from; none: too late, or not ours. */
export const readChoiceCookie = (cookie: string | null, now: Instant): AuthenticatedAccount[] =>
  choice.read(cookie, now) ?? [];

/** Once one has gone somewhere: the choice is made, and remembered. */
export const clearChoiceCookie = (organization: string): string[] => [
  choice.end(),
  formatCookie(LAST_ORGANIZATION_COOKIE, organization, YEAR_SECONDS, "/login"),
];
