import { domainOf, findDomainOwner } from "@/lib/domain/auth/sign-in/domains";
import { providerLogin } from "@/lib/domain/auth/sign-in/provider-paths";
import { findSettings, hasProvider } from "@/lib/domain/auth/sign-in/queries";
import {
  PROVIDER_FAILURES,
  type ProviderFailureReason,
} from "@/lib/domain/people/identities/provider-failure";
import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { LIMITS } from "@/lib/platform/http/fields";
import { checkValues } from "./account-form";
import type { AccountFormPage } from "./answer-account-form";
import { PROVIDER_PAGE } from "./provider-page";
import type { AccountView } from "./view";
import {
  type AccountContext,
  type AccountVisit,
  accountFrame,
  buildAccountContext,
  buildField,
  buildForm,
  messageView,
} from "./view-parts";

/** The address leads on by its domain alone: whether it has an account is not said. */
export const providerForm: AccountFormPage = {
  page: PROVIDER_PAGE,
  submit: async ({ values, lang, next }) => {
    const issues = checkValues(values, ["email"]);
    if (issues.length > 0) return { outcome: "refused", issues };
    const domain = domainOf(values.email.trim());
    return { outcome: "done", location: withQuery(PROVIDER_PAGE, { domain, lang, next }) };
  },
};

/** Asks for an address; then leads to the provider of its domain. */
export async function openProviderPage(db: Db, visit: AccountVisit): Promise<AccountView> {
  const { search } = visit;
  const next = ownPath(search.get("next"));
  const [domain, only] = [search.get("domain"), search.get("only")];
  const context = buildAccountContext(visit, withQuery(PROVIDER_PAGE, { next, domain, only }));
  const { t } = context;
  if (!domain && !only) return askForAddress(context, next);
  const found = await findOrganization(db, domain, only);
  const links = [{ href: withQuery("/login", { next }), label: t("accounts.provider.back") }];
  if (!found)
    return messageView(
      context,
      t("accounts.provider.noneTitle"),
      t("accounts.provider.noneText", { domain: domain?.slice(0, LIMITS.email) ?? "" }),
      [{ href: withQuery(PROVIDER_PAGE, { next }), label: t("accounts.provider.again") }, ...links],
    );
  const text = t(only ? "accounts.provider.onlyText" : "accounts.provider.foundText", { name: found.name });
  return {
    ...messageView(context, t("accounts.provider.title"), text, links),
    ways: [
      {
        href: withQuery(providerLogin(found.id), { next, lang: context.lang }),
        label: t("accounts.provider.go", { name: found.name }),
      },
    ],
  };
}

function askForAddress(context: AccountContext, next: string | null): AccountView {
  const { t } = context;
  return {
    frame: accountFrame(context, t("accounts.provider.title"), false),
    heading: t("accounts.provider.title"),
    text: t("accounts.provider.text"),
    form: buildForm(context, {
      action: `${PROVIDER_PAGE}/submit`,
      hidden: next ? [{ name: "next", value: next }] : [],
      fields: [
        buildField(context, "email", t("accounts.provider.email"), {
          kind: "email",
          autoComplete: "email",
          maxLength: LIMITS.email,
        }),
      ],
      submit: t("accounts.provider.submit"),
    }),
    links: [{ href: withQuery("/login", { next }), label: t("accounts.provider.back") }],
  };
}

/** With a provider; by a proven domain, or by its id. */
async function findOrganization(db: Db, domain: string | null, only: string | null) {
  const id = domain ? await findDomainOwner(db, domain) : only && isId(only) ? asOrganizationId(only) : null;
  if (!id || !hasProvider(await findSettings(db, id))) return null;
  return db.organization.findUnique({ where: { id }, select: { id: true, name: true } });
}

const REFUSAL_STATUSES: Record<ProviderFailureReason, number> = {
  expired: 400,
  denied: 403,
  unavailable: 503,
  lies: 403,
  unverified: 403,
  foreign: 403,
  unknown: 403,
  taken: 409,
};

/** The page that says why the provider's answer opens nothing. */
export function providerRefusalView(
  provider: string,
  visit: AccountVisit,
): { status: number; view: AccountView } {
  const asked = visit.search.get("why");
  const why = PROVIDER_FAILURES.find((one) => one === asked) ?? "unavailable";
  const next = ownPath(visit.search.get("next"));
  const context = buildAccountContext(visit, withQuery(`${providerLogin(provider)}/refused`, { why, next }));
  const { t } = context;
  const view = messageView(
    context,
    t("accounts.provider.refusedTitle"),
    t(`accounts.providerRefused.${why}`),
    [
      {
        href: withQuery(providerLogin(provider), { next, lang: context.lang }),
        label: t("accounts.provider.retry"),
      },
      { href: withQuery("/login", { next }), label: t("accounts.provider.back") },
    ],
  );
  return { status: REFUSAL_STATUSES[why], view };
}
