import type { PasskeyResponse } from "@/lib/domain/auth/second-factors/verify-passkey";
import { signInWithFactor, signInWithPasskey } from "@/lib/domain/auth/sign-in/sign-in-with-factor";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { tryParseJson } from "@/lib/platform/http/try-parse-json";
import { checkAccountFields } from "./account-form";
import type { AccountFormPage, AccountFormResult, AccountSubmission } from "./handle-account-form";
import { FACTOR_PAGE } from "./pending-factor-cookies";

const MINUTE_SECONDS = 60;

/** The second step: a TOTP code, a recovery code, or a passkey. */
export const secondFactorForm: AccountFormPage = {
  page: FACTOR_PAGE,
  submit: async ({ db, values, lang, next, device, now, pending, passkey }) => {
    const anew = { outcome: "done", location: addQueryParams("/login", { lang, next }) } as const;
    if (!pending) return anew;
    const response = parsePasskeyResponse(passkey);
    if (!response) {
      const issues = checkAccountFields(values, ["code"]);
      if (issues.length > 0) return { outcome: "refused", issues };
    }
    const credential = response ? { passkey: response } : { code: values.code };
    const result = await signInWithFactor(db, pending, credential, device, now);
    if (result.outcome === "signed_in") return result;
    if (result.outcome === "ended") return anew;
    if (result.outcome === "wrong")
      return {
        outcome: "refused",
        issues: [{ field: "code", text: response ? "passkeyWrong" : "codeWrong" }],
      };
    const count = Math.ceil(result.seconds / MINUTE_SECONDS);
    return { outcome: "refused", issues: [{ field: "code", text: "codeSlowed", values: { count } }] };
  },
};

/** Signs in with a passkey alone. */
export const passkeyForm: AccountFormPage = {
  page: "/login",
  submit: async ({ db, device, now, passkey }: AccountSubmission): Promise<AccountFormResult> => {
    const response = parsePasskeyResponse(passkey);
    const signIn = response && (await signInWithPasskey(db, response, device, now));
    return signIn ?? { outcome: "refused", issues: [{ field: "name", text: "passkeyWrong" }] };
  },
};

function parsePasskeyResponse(passkey: AccountSubmission["passkey"]): PasskeyResponse | null {
  const response = passkey && tryParseJson(passkey.response);
  return passkey && typeof response === "object" && response !== null
    ? { token: passkey.token, response }
    : null;
}
