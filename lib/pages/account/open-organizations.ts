import { listOpenOrganizations } from "@/lib/domain/people/accounts/enter-account";
import { formatFullName } from "@/lib/domain/tenancy/organizations/full-name";
import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { ORGANIZATIONS_PAGE, readChoice } from "./organization-choice";
import type { AccountView } from "./view";
import type { AccountVisit } from "./view-parts";
import { accountFrame, buildAccountContext, buildForm } from "./view-parts";

interface OrganizationsVisit extends AccountVisit {
  /** The cookie with the accounts that the password has opened. */
  choice: string | null;
  /** The organisation that was chosen last. */
  last: string | null;
}

/** The page where one of several organisations is chosen; null: no password has been given lately. */
export async function openOrganizations(db: Db, visit: OrganizationsVisit): Promise<AccountView | null> {
  const accounts = readChoice(visit.choice, visit.now);
  const found = accounts.length > 0 ? await listOpenOrganizations(db, accounts) : [];
  if (found.length === 0) return null;
  const next = ownPath(visit.search.get("next"));
  const context = buildAccountContext(visit, withQuery(ORGANIZATIONS_PAGE, { next }));
  const { t } = context;
  const heading = t("accounts.organizations.title");
  const lastFirst = [
    ...found.filter(({ organization }) => organization.id === visit.last),
    ...found.filter(({ organization }) => organization.id !== visit.last),
  ];
  return {
    frame: accountFrame(context, heading, true),
    heading,
    text: t("accounts.organizations.text"),
    form: buildForm(context, {
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
