import type { Instant } from "@/lib/core/time/instant";
import type { BegunSignIn } from "@/lib/domain/people/identities/begin";
import { readCookie } from "@/lib/platform/http/read-cookie";
import type { Language } from "@/lib/platform/i18n/languages";
import { sealedCookie } from "./sealed-cookie";

/** What a browser keeps whose owner is at a provider. */
export interface Begun extends BegunSignIn {
  provider: string;
  next: string | null;
  lang: Language;
  fresh: boolean;
}

const BEGUN_COOKIE = "provider_sign_in";

/** So long somebody may take at the provider's pages. */
const BEGUN_SECONDS = 600;

const { keep, read, end } = sealedCookie<Begun>(BEGUN_COOKIE, BEGUN_SECONDS);

export const keepBegun = keep;
export const endBegun = end;

export const readBegun = (request: Request, now: Instant): Begun | null =>
  read(readCookie(request, BEGUN_COOKIE), now);
