import { signIn } from "@/lib/domain/accounts/sign-in";
import { requestLink } from "@/lib/domain/passwords/request-link";
import { withQuery } from "@/lib/pages/frame/with-query";
import { checkValues } from "./account-form";
import type { AccountFormPage } from "./answer-account-form";

const MINUTE_SECONDS = 60;

export const loginForm: AccountFormPage = {
  page: "/login",
  submit: async ({ db, values, device, now }) => {
    const issues = checkValues(values, ["name"]);
    if (values.password === "") issues.push({ field: "password", text: "passwordMissing" });
    if (issues.length > 0) return { outcome: "refused", issues };
    const result = await signIn(db, values, device, now);
    if (result.outcome === "signed_in" || result.outcome === "several") return result;
    if (result.outcome === "wrong")
      return { outcome: "refused", issues: [{ field: "password", text: "wrong" }] };
    const count = Math.ceil(result.seconds / MINUTE_SECONDS);
    return { outcome: "refused", issues: [{ field: "password", text: "slowed", values: { count } }] };
  },
};

export const forgotForm: AccountFormPage = {
  page: "/forgot",
  submit: async ({ db, values, lang }) => {
    const issues = checkValues(values, ["name"]);
    if (issues.length > 0) return { outcome: "refused", issues };
    await requestLink(db, values.name);
    return { outcome: "done", location: withQuery("/forgot", { sent: "1", lang }) };
  },
};
