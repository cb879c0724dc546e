import { type Instant, instant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import type { Admission, PendingSignIn } from "@/lib/domain/auth/sign-in/admit";
import type { OpenAccount } from "@/lib/domain/people/accounts/enter-account";
import { ownPath } from "@/lib/pages/frame/own-path";
import { readForm } from "@/lib/pages/frame/read-form";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { runAs } from "@/lib/platform/db/actor";
import { type Db, database } from "@/lib/platform/db/client";
import { clientAddress } from "@/lib/platform/http/client-address";
import { isFromOwnPage } from "@/lib/platform/http/is-from-own-page";
import { countRequest } from "@/lib/platform/http/rate-limit";
import { readCookie } from "@/lib/platform/http/read-cookie";
import { readOrigin } from "@/lib/platform/http/read-origin";
import { readRequestId } from "@/lib/platform/http/request-id";
import { seeOther } from "@/lib/platform/http/see-other";
import type { Language } from "@/lib/platform/i18n/languages";
import { type AccountIssue, type AccountValues, readAccountValues } from "./account-form";
import { followEntry } from "./follow-entry";
import { keepNotice } from "./form-notice";
import { CHOICE_COOKIE, readChoice } from "./organization-choice";
import { PENDING_COOKIE, readPending } from "./pending-factor";
import { refuseForm } from "./refuse-form";

/** A form of ours that somebody has sent. */
export interface AccountSubmission {
  db: Db;
  values: AccountValues;
  lang: Language;
  device: Device;
  now: Instant;
  /** Where to go on after signing in. */
  next: string | null;
  /** What may be entered with the password that was given on the page before. */
  choice: OpenAccount[];
  /** Whoever has shown a first factor on the page before. */
  pending: PendingSignIn | null;
  /** The answer of a passkey, as the browser has written it into the form. */
  passkey: { token: string; response: string } | null;
}

export type FormResult =
  /** Signed in, or what is still missing; `organization`: chosen out of several, `codes`: to be shown once. */
  | (Admission & { organization?: string; codes?: string[] })
  /** The password opens several accounts. */
  | { outcome: "several"; accounts: OpenAccount[] }
  | { outcome: "refused"; issues: AccountIssue[] }
  /** Done; the page says so. */
  | { outcome: "done"; location: string };

/** What a form of accounts does, and the page it stands on. */
export interface AccountFormPage {
  /** Path and query, without the language. */
  page: string;
  submit: (submission: AccountSubmission) => Promise<FormResult>;
}

/** A 303 to the next page, or back to the form with everything kept but the password. */
export async function answerAccountForm(
  request: Request,
  browser: Browser,
  { page, submit }: AccountFormPage,
): Promise<Response> {
  if (!isFromOwnPage(request))
    return refuseForm(request, { lang: pickLanguage(browser), back: page, why: "foreign" });
  const known = readKnownDevice(request);
  const { excess } = await countRequest("login", known ? `device/${known.user}` : clientAddress(request));
  if (excess) {
    const wait = String(excess.seconds);
    return refuseForm(request, { lang: pickLanguage(browser), back: page, why: "many", wait });
  }
  const data = await readForm(request);
  if (data === null) return refuseForm(request, { lang: pickLanguage(browser), back: page, why: "bad" });
  const asked = data.get("lang");
  const lang = pickLanguage(browser, typeof asked === "string" ? asked : null);

  const values = readAccountValues(data);
  const next = data.get("next");
  const now = instant(Date.now());
  const submission: AccountSubmission = {
    db: database(),
    values,
    lang,
    device: { userAgent: request.headers.get("user-agent"), token: readSessionToken(request), known },
    now,
    next: ownPath(typeof next === "string" ? next : null),
    choice: readChoice(readCookie(request, CHOICE_COOKIE), now),
    pending: readPending(readCookie(request, PENDING_COOKIE), now),
    passkey: readPasskey(data),
  };
  const actor = { kind: "booker" as const, requestId: readRequestId(request), origin: readOrigin(request) };
  const result = await runAs(actor, () => submit(submission));
  const chosen = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  switch (result.outcome) {
    case "done":
      return seeOther(result.location, [chosen]);
    case "refused": {
      const { id, cookie } = keepNotice({ issues: result.issues, values });
      return seeOther(withQuery(page, { again: id, lang, next: submission.next }), [cookie]);
    }
    default:
      return followEntry(result, { lang, next: submission.next, known, now }, [chosen]);
  }
}

/** Both fields of it, or nothing. */
function readPasskey(data: FormData): AccountSubmission["passkey"] {
  const [token, response] = [data.get("passkey_token"), data.get("passkey_response")];
  return typeof token === "string" && typeof response === "string" && response !== ""
    ? { token, response }
    : null;
}
