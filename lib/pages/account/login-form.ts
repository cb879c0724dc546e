import { requestPasswordLink } from "@/lib/domain/auth/passwords/request-password-link";
import { extractEmailDomain, findSignInDomainOwner } from "@/lib/domain/auth/sign-in/sign-in-domains";
import { signInWithPassword } from "@/lib/domain/people/accounts/sign-in-with-password";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { checkAccountFields } from "./account-form";
import type { AccountFormPage } from "./handle-account-form";
import { PROVIDER_PAGE } from "./provider-page";

const MINUTE_SECONDS = 60;

export const loginForm: AccountFormPage = {
  page: "/login",
  submit: async ({ db, values, device, now, lang, next }) => {
    const issues = checkAccountFields(values, ["name"]);
    const domain =
      values.password === "" && issues.length === 0 ? extractEmailDomain(values.name.trim()) : null;
    // A user without a password is led to the provider of the organisation.
    if (domain && values.name.includes("@") && (await findSignInDomainOwner(db, domain)))
      return { outcome: "done", location: addQueryParams(PROVIDER_PAGE, { domain, lang, next }) };
    if (values.password === "") issues.push({ field: "password", text: "passwordMissing" });
    if (issues.length > 0) return { outcome: "refused", issues };
    const result = await signInWithPassword(db, values, device, now);
    if (result.outcome === "wrong")
      return { outcome: "refused", issues: [{ field: "password", text: "wrong" }] };
    if (result.outcome !== "slowed") return result;
    const count = Math.ceil(result.seconds / MINUTE_SECONDS);
    return { outcome: "refused", issues: [{ field: "password", text: "slowed", values: { count } }] };
  },
};

export const forgotForm: AccountFormPage = {
  page: "/forgot",
  submit: async ({ db, values, lang }) => {
    const issues = checkAccountFields(values, ["name"]);
    if (issues.length > 0) return { outcome: "refused", issues };
    await requestPasswordLink(db, values.name);
    return { outcome: "done", location: addQueryParams("/forgot", { sent: "1", lang }) };
  },
};
