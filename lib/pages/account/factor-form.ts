import type { PasskeyAnswer } from "@/lib/domain/auth/second-factors/answer-passkey";
import { enterByPasskey, finishSignIn } from "@/lib/domain/auth/sign-in/finish-sign-in";
import { tryParseJson } from "@/lib/domain/calendars/oauth/try-parse-json";
import { withQuery } from "@/lib/pages/frame/with-query";
import { checkValues } from "./account-form";
import type { AccountFormPage, AccountSubmission, FormResult } from "./answer-account-form";
import { FACTOR_PAGE } from "./pending-factor";

const MINUTE_SECONDS = 60;

/** The second step: a code of the app, a recovery code, or a passkey. */
export const factorForm: AccountFormPage = {
  page: FACTOR_PAGE,
  submit: async ({ db, values, lang, next, device, now, pending, passkey }) => {
    const anew = { outcome: "done", location: withQuery("/login", { lang, next }) } as const;
    if (!pending) return anew;
    const answer = readAnswer(passkey);
    if (!answer) {
      const issues = checkValues(values, ["code"]);
      if (issues.length > 0) return { outcome: "refused", issues };
    }
    const given = answer ? { passkey: answer } : { code: values.code };
    const result = await finishSignIn(db, pending, given, device, now);
    if (result.outcome === "signed_in") return result;
    if (result.outcome === "ended") return anew;
    if (result.outcome === "wrong")
      return { outcome: "refused", issues: [{ field: "code", text: answer ? "passkeyWrong" : "codeWrong" }] };
    const count = Math.ceil(result.seconds / MINUTE_SECONDS);
    return { outcome: "refused", issues: [{ field: "code", text: "codeSlowed", values: { count } }] };
  },
};

/** Signs in with a passkey alone. */
export const passkeyForm: AccountFormPage = {
  page: "/login",
  submit: async ({ db, device, now, passkey }: AccountSubmission): Promise<FormResult> => {
    const answer = readAnswer(passkey);
    const admission = answer && (await enterByPasskey(db, answer, device, now));
    return admission ?? { outcome: "refused", issues: [{ field: "name", text: "passkeyWrong" }] };
  },
};

function readAnswer(passkey: AccountSubmission["passkey"]): PasskeyAnswer | null {
  const response = passkey && tryParseJson(passkey.response);
  return passkey && typeof response === "object" && response !== null
    ? { token: passkey.token, response }
    : null;
}
