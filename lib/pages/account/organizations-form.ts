import { listAccountOrganizations, signInToAccount } from "@/lib/domain/people/accounts/sign-in-to-account";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import type { AccountFormPage } from "./handle-account-form";
import { ORGANIZATIONS_PAGE } from "./organization-choice-cookie";

/** The form for choosing one of several organisations after the password. */
export const organizationsForm: AccountFormPage = {
  page: ORGANIZATIONS_PAGE,
  submit: async ({ db, values, lang, device, now, next, choice }) => {
    const account = choice.find(({ user }) => user === values.account);
    const signIn = account && (await signInToAccount(db, account, device, now));
    if (!signIn) return { outcome: "done", location: addQueryParams("/login", { lang, next }) };
    const [membership] = await listAccountOrganizations(db, [account]);
    return { ...signIn, ...(membership && { organization: membership.organization.id }) };
  },
};
