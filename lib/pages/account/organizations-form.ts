import { enterAccount, listOpenOrganizations } from "@/lib/domain/people/accounts/enter-account";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { AccountFormPage } from "./answer-account-form";
import { ORGANIZATIONS_PAGE } from "./organization-choice";

/** The form with which somebody who has given the password goes to one of several organisations. */
export const organizationsForm: AccountFormPage = {
  page: ORGANIZATIONS_PAGE,
  submit: async ({ db, values, lang, device, now, next, choice }) => {
    const account = choice.find(({ user }) => user === values.account);
    const admission = account && (await enterAccount(db, account, device, now));
    if (!admission) return { outcome: "done", location: withQuery("/login", { lang, next }) };
    const [entered] = await listOpenOrganizations(db, [account]);
    return { ...admission, ...(entered && { organization: entered.organization.id }) };
  },
};
