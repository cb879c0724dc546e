import { listAccountOrganizations } from "@/lib/domain/people/accounts/sign-in-to-account";
import { formatFullName } from "@/lib/domain/tenancy/organizations/format-full-name";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import type { Db } from "@/lib/platform/db/client";
import { ORGANIZATIONS_PAGE, readChoiceCookie } from "./organization-choice-cookie";
import type { AccountView } from "./view";
import type { AccountVisit } from "./view-parts";
import { buildAccountContext, buildAccountForm, buildAccountShell } from "./view-parts";

interface OrganizationsVisit extends AccountVisit {
  /** The cookie with the accounts that the password has opened. */
  choice: string | null;
  /** The organisation that was chosen last. */
  last: string | null;
}

/** The page for choosing one of several organisations; null without a recent password. */
export async function loadOrganizationChoicePage(
  db: Db,
  visit: OrganizationsVisit,
): Promise<AccountView | null> {
  const accounts = readChoiceCookie(visit.choice, visit.now);
  const found = accounts.length > 0 ? await listAccountOrganizations(db, accounts) : [];
  if (found.length === 0) return null;
  const next = parseLocalPath(visit.search.get("next"));
  const context = buildAccountContext(visit, addQueryParams(ORGANIZATIONS_PAGE, { next }));
  const { t } = context;
  const heading = t("accounts.organizations.title");
  const lastFirst = [
    ...found.filter(({ organization }) => organization.id === visit.last),
    ...found.filter(({ organization }) => organization.id !== visit.last),
  ];
  return {
    shell: buildAccountShell(context, heading, true),
    heading,
    text: t("accounts.organizations.text"),
    form: buildAccountForm(context, {
      action: `${ORGANIZATIONS_PAGE}/submit`,
      hidden: next ? [{ name: "next", value: next }] : [],
      fields: [],
      submit: null,
      choices: lastFirst.map(({ id, organization, ...user }) => ({
        name: "account",
        value: id,
        label: organization.name,
        detail: formatFullName(user) ?? user.email ?? "",
      })),
    }),
    links: [{ href: "/login", label: t("accounts.organizations.back") }],
  };
}
