import type { Instant } from "@/lib/core/time/instant";
import { PROVIDER_TIMEOUT_SECONDS } from "@/lib/domain/auth/sign-in/run-next-auth";
import { readCookie } from "@/lib/platform/http/read-cookie";
import type { Language } from "@/lib/platform/i18n/languages";
import { createSealedCookie } from "./create-sealed-cookie";

/** The state of a sign-in while the user is at the provider. */
export interface ProviderSignIn {
  provider: string;
  /** The provider returns it; for SAML it is the id of the request. */
  state: string;
  next: string | null;
  lang: Language;
  fresh: boolean;
}

const PROVIDER_SIGN_IN_COOKIE = "provider_sign_in";

const { keep, read, end } = createSealedCookie<ProviderSignIn>(
  PROVIDER_SIGN_IN_COOKIE,
  PROVIDER_TIMEOUT_SECONDS,
);

export const buildProviderSignInCookie = keep;
export const clearProviderSignInCookie = end;

export const readProviderSignInCookie = (request: Request, now: Instant): ProviderSignIn | null =>
  read(readCookie(request, PROVIDER_SIGN_IN_COOKIE), now);
