import { requestLink } from "@/lib/domain/auth/passwords/request-link";
import { domainOf, findDomainOwner } from "@/lib/domain/auth/sign-in/domains";
import { signIn } from "@/lib/domain/people/accounts/sign-in";
import { withQuery } from "@/lib/pages/frame/with-query";
import { checkValues } from "./account-form";
import type { AccountFormPage } from "./answer-account-form";
import { PROVIDER_PAGE } from "./provider-page";

const MINUTE_SECONDS = 60;

export const loginForm: AccountFormPage = {
  page: "/login",
  submit: async ({ db, values, device, now, lang, next }) => {
    const issues = checkValues(values, ["name"]);
    const domain = values.password === "" && issues.length === 0 ? domainOf(values.name.trim()) : null;
    // Without a password, whoever has an organisation that signs in elsewhere is led there.
    if (domain && values.name.includes("@") && (await findDomainOwner(db, domain)))
      return { outcome: "done", location: withQuery(PROVIDER_PAGE, { domain, lang, next }) };
    if (values.password === "") issues.push({ field: "password", text: "passwordMissing" });
    if (issues.length > 0) return { outcome: "refused", issues };
    const result = await signIn(db, values, device, now);
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
    const issues = checkValues(values, ["name"]);
    if (issues.length > 0) return { outcome: "refused", issues };
    await requestLink(db, values.name);
    return { outcome: "done", location: withQuery("/forgot", { sent: "1", lang }) };
  },
};
