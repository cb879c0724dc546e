import { asInstant, type Instant } from "@/lib/core/time/instant";
import { readSessionToken } from "@/lib/domain/auth/sessions/cookie";
import { readKnownDevice } from "@/lib/domain/auth/sessions/known-device";
import type { Device } from "@/lib/domain/auth/sessions/start-session";
import type { PendingSignIn, SignInOutcome } from "@/lib/domain/auth/sign-in/complete-sign-in";
import { countRequest } from "@/lib/domain/contracts/rate-limit";
import type { AuthenticatedAccount } from "@/lib/domain/people/accounts/sign-in-to-account";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { readFormData } from "@/lib/pages/page-shell/read-form-data";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, getDatabase } from "@/lib/platform/db/client";
import { getClientNetwork } from "@/lib/platform/http/client-address";
import { getRequestId } from "@/lib/platform/http/get-request-id";
import { getRequestOrigin } from "@/lib/platform/http/get-request-origin";
import { isFromOurPage } from "@/lib/platform/http/is-from-our-page";
import { readCookie } from "@/lib/platform/http/read-cookie";
import { redirectAfterForm } from "@/lib/platform/http/redirect-after-form";
import type { Language } from "@/lib/platform/i18n/languages";
import { type AccountIssue, type AccountValues, parseAccountForm } from "./account-form";
import { buildNoticeCookie } from "./form-notice";
import { CHOICE_COOKIE, readChoiceCookie } from "./organization-choice-cookie";
import { PENDING_COOKIE, readPendingFactorCookie } from "./pending-factor-cookies";
import { redirectAfterSignIn } from "./redirect-after-sign-in";
import { rejectForm } from "./reject-form";

/** A submitted account form. */
export interface AccountSubmission {
  db: Db;
  values: AccountValues;
  lang: Language;
  device: Device;
  now: Instant;
  /** The path to open after sign-in. */
  next: string | null;
  /** The accounts that the password on the previous page has opened. */
  choice: AuthenticatedAccount[];
  /** The user who has passed the first factor on the previous page. */
  pending: PendingSignIn | null;
  /** The browser's passkey response, taken from the form. */
  passkey: { token: string; response: string } | null;
}

export type AccountFormResult =
  /**
   * A sign-in outcome; `organization` is the one chosen out of several, `codes` are new recovery codes, to be shown
   * once. `first` is the path to open if the form has none.
   */
  | (SignInOutcome & { organization?: string; codes?: string[]; first?: string })
  /** The password opens several accounts. */
  | { outcome: "several"; accounts: AuthenticatedAccount[] }
  | { outcome: "refused"; issues: AccountIssue[] }
  /** The form is done, and its page shows that. */
  | { outcome: "done"; location: string };

/** An account form: what it does and the page it is on. */
export interface AccountFormPage {
  /** Path and query, without the language. */
  page: string;
  submit: (submission: AccountSubmission) => Promise<AccountFormResult>;
}

/** Responds 303 to the next page, or back to the form with all values except the password. */
export async function handleAccountForm(
  request: Request,
  browser: BrowserPreferences,
  { page, submit }: AccountFormPage,
): Promise<Response> {
  if (!isFromOurPage(request))
    return rejectForm(request, { lang: pickPageLanguage(browser), back: page, why: "foreign" });
  const known = readKnownDevice(request);
  const { excess } = await countRequest("login", known ? `device/${known.user}` : getClientNetwork(request));
  if (excess) {
    const wait = String(excess.seconds);
    return rejectForm(request, { lang: pickPageLanguage(browser), back: page, why: "many", wait });
  }
  const data = await readFormData(request);
  if (data === null) return rejectForm(request, { lang: pickPageLanguage(browser), back: page, why: "bad" });
  const requestedLang = data.get("lang");
  const lang = pickPageLanguage(browser, typeof requestedLang === "string" ? requestedLang : null);

  const values = parseAccountForm(data);
  const next = data.get("next");
  const now = asInstant(Date.now());
  const submission: AccountSubmission = {
    db: getDatabase(),
    values,
    lang,
    device: { userAgent: request.headers.get("user-agent"), token: readSessionToken(request), known },
    now,
    next: parseLocalPath(typeof next === "string" ? next : null),
    choice: readChoiceCookie(readCookie(request, CHOICE_COOKIE), now),
    pending: readPendingFactorCookie(readCookie(request, PENDING_COOKIE), now),
    passkey: parsePasskey(data),
  };
  const actor = {
    kind: "booker" as const,
    requestId: getRequestId(request),
    origin: getRequestOrigin(request),
  };
  const result = await runAsActor(actor, () => submit(submission));
  const chosen = `lang=${lang}; Path=/; Max-Age=31536000; SameSite=Lax`;
  switch (result.outcome) {
    case "done":
      return redirectAfterForm(result.location, [chosen]);
    case "refused": {
      const { id, cookie } = buildNoticeCookie({ issues: result.issues, values });
      return redirectAfterForm(addQueryParams(page, { again: id, lang, next: submission.next }), [cookie]);
    }
    default: {
      const next = submission.next ?? ("first" in result && result.first ? result.first : null);
      return redirectAfterSignIn(result, { lang, next, known, now }, [chosen]);
    }
  }
}

/** Null unless both fields are present. */
function parsePasskey(data: FormData): AccountSubmission["passkey"] {
  const [token, response] = [data.get("passkey_token"), data.get("passkey_response")];
  return typeof token === "string" && typeof response === "string" && response !== ""
    ? { token, response }
    : null;
}
