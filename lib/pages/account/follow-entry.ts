import type { Instant } from "@/lib/core/time/instant";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { type KnownDevice, knownDeviceCookie } from "@/lib/domain/auth/sessions/known-device";
import type { Admission } from "@/lib/domain/auth/sign-in/admit";
import { buildSessionCookie } from "@/lib/domain/auth/sign-in/build-session-cookie";
import type { OpenAccount } from "@/lib/domain/people/accounts/enter-account";
import { withQuery } from "@/lib/pages/frame/with-query";
import { seeOther } from "@/lib/platform/http/see-other";
import type { Language } from "@/lib/platform/i18n/languages";
import { endChoice, keepChoice, ORGANIZATIONS_PAGE } from "./organization-choice";
import { CODES_PAGE, endPending, FACTOR_PAGE, keepCodes, keepPending } from "./pending-factor";

type Entry =
  | (Admission & { organization?: string; codes?: string[] })
  /** What was shown opens several accounts. */
  | { outcome: "several"; accounts: OpenAccount[] };

interface Reader {
  lang: Language;
  next: string | null;
  known: KnownDevice | null;
  now: Instant;
}

/** Where somebody goes on who has shown who they are, with what the browser keeps for it. */
export async function followEntry(
  entry: Entry,
  { lang, next, known, now }: Reader,
  cookies: string[] = [],
): Promise<Response> {
  if (entry.outcome === "several")
    return seeOther(withQuery(ORGANIZATIONS_PAGE, { lang, next }), [
      keepChoice(entry.accounts, now),
      ...cookies,
    ]);
  const left = [...cookies, ...(entry.organization ? endChoice(entry.organization) : [])];
  if (entry.outcome === "provider_only")
    return seeOther(withQuery("/login/provider", { only: entry.provider, lang, next }), left);
  if (entry.outcome === "suspended")
    return seeOther(withQuery("/login/refused", { why: "suspended", lang }), left);
  if (entry.outcome === "second_factor")
    return seeOther(withQuery(FACTOR_PAGE, { lang, next }), [keepPending(entry.pending, now), ...left]);
  const signedIn = await findSession(entry.session);
  const codes = entry.codes ?? [];
  const to = next ?? "/console";
  return seeOther(codes.length > 0 ? withQuery(CODES_PAGE, { lang, next: to }) : to, [
    await buildSessionCookie(entry.session),
    ...(signedIn ? [knownDeviceCookie(known, signedIn.user)] : []),
    ...(codes.length > 0 ? [keepCodes(codes, now)] : []),
    endPending(),
    ...left,
  ]);
}
