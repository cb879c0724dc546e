import type { Instant } from "@/lib/core/time/instant";
import { formatCookie } from "@/lib/domain/auth/sessions/cookie";
import type { AuthenticatedAccount } from "@/lib/domain/people/accounts/sign-in-to-account";
import { createSealedCookie } from "./create-sealed-cookie";

/** The page where a user with accounts in several organisations chooses one. */
export const ORGANIZATIONS_PAGE = "/login/organizations";

export const CHOICE_COOKIE = "organization_choice";

/** Holds the organisation that was chosen last, which is listed first the next time. */
export const LAST_ORGANIZATION_COOKIE = "last_organization";

const CHOICE_SECONDS = 600;
const YEAR_SECONDS = 31_536_000;

/** Lives between the password and the choice of an organisation. */
const choice = createSealedCookie<AuthenticatedAccount[]>(CHOICE_COOKIE, CHOICE_SECONDS);

export const buildChoiceCookie = choice.keep;

/** The accounts to choose from; empty if the cookie is expired or foreign. */
export const readChoiceCookie = (cookie: string | null, now: Instant): AuthenticatedAccount[] =>
  choice.read(cookie, now) ?? [];

/** Clears the choice and remembers the chosen organisation. */
export const clearChoiceCookie = (organization: string): string[] => [
  choice.end(),
  formatCookie(LAST_ORGANIZATION_COOKIE, organization, YEAR_SECONDS, "/login"),
];
