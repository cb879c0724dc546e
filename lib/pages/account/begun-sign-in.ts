import type { Instant } from "@/lib/core/time/instant";
import { PROVIDER_SECONDS } from "@/lib/domain/auth/sign-in/call-next-auth";
import { readCookie } from "@/lib/platform/http/read-cookie";
import type { Language } from "@/lib/platform/i18n/languages";
import { sealedCookie } from "./sealed-cookie";

/** What a browser keeps whose owner is at a provider. */
export interface Begun {
  provider: string;
  /** Comes back with the answer; the id of the request in SAML. */
  state: string;
  next: string | null;
  lang: Language;
  fresh: boolean;
}

const BEGUN_COOKIE = "provider_sign_in";

const { keep, read, end } = sealedCookie<Begun>(BEGUN_COOKIE, PROVIDER_SECONDS);

export const keepBegun = keep;
export const endBegun = end;

export const readBegun = (request: Request, now: Instant): Begun | null =>
  read(readCookie(request, BEGUN_COOKIE), now);
