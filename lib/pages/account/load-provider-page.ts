import { buildProviderLoginPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { findSignInSettings, hasSignInProvider } from "@/lib/domain/auth/sign-in/queries";
import { extractEmailDomain, findSignInDomainOwner } from "@/lib/domain/auth/sign-in/sign-in-domains";
import {
  PROVIDER_ERROR_REASONS,
  type ProviderErrorReason,
} from "@/lib/domain/people/identities/sign-in-provider-error";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import type { Db } from "@/lib/platform/db/client";
import { isId } from "@/lib/platform/db/is-id";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { LIMITS } from "@/lib/platform/http/fields";
import { checkAccountFields } from "./account-form";
import type { AccountFormPage } from "./handle-account-form";
import { PROVIDER_PAGE } from "./provider-page";
import type { AccountView } from "./view";
import {
  type AccountContext,
  type AccountVisit,
  buildAccountContext,
  buildAccountField,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
} from "./view-parts";

/** Only the domain of the address decides where it leads, so the form reveals no accounts. */
export const providerForm: AccountFormPage = {
  page: PROVIDER_PAGE,
  submit: async ({ values, lang, next }) => {
    const issues = checkAccountFields(values, ["email"]);
    if (issues.length > 0) return { outcome: "refused", issues };
    const domain = extractEmailDomain(values.email.trim());
    return { outcome: "done", location: addQueryParams(PROVIDER_PAGE, { domain, lang, next }) };
  },
};

/** Asks for an address, then leads to the provider of its domain. */
export async function loadProviderPage(db: Db, visit: AccountVisit): Promise<AccountView> {
  const { search } = visit;
  const next = parseLocalPath(search.get("next"));
  const [domain, only] = [search.get("domain"), search.get("only")];
  const context = buildAccountContext(visit, addQueryParams(PROVIDER_PAGE, { next, domain, only }));
  const { t } = context;
  if (!domain && !only) return buildEmailPromptView(context, next);
  const found = await findOrganization(db, domain, only);
  const links = [{ href: addQueryParams("/login", { next }), label: t("accounts.provider.back") }];
  if (!found)
    return buildMessageView(
      context,
      t("accounts.provider.noneTitle"),
      t("accounts.provider.noneText", { domain: domain?.slice(0, LIMITS.email) ?? "" }),
      [{ href: addQueryParams(PROVIDER_PAGE, { next }), label: t("accounts.provider.again") }, ...links],
    );
  const text = t(only ? "accounts.provider.onlyText" : "accounts.provider.foundText", { name: found.name });
  return {
    ...buildMessageView(context, t("accounts.provider.title"), text, links),
    ways: [
      {
        href: addQueryParams(buildProviderLoginPath(found.id), { next, lang: context.lang }),
        label: t("accounts.provider.go", { name: found.name }),
      },
    ],
  };
}

function buildEmailPromptView(context: AccountContext, next: string | null): AccountView {
  const { t } = context;
  return {
    shell: buildAccountShell(context, t("accounts.provider.title"), false),
    heading: t("accounts.provider.title"),
    text: t("accounts.provider.text"),
    form: buildAccountForm(context, {
      action: `${PROVIDER_PAGE}/submit`,
      hidden: next ? [{ name: "next", value: next }] : [],
      fields: [
        buildAccountField(context, "email", t("accounts.provider.email"), {
          kind: "email",
          autoComplete: "email",
          maxLength: LIMITS.email,
        }),
      ],
      submit: t("accounts.provider.submit"),
    }),
    links: [{ href: addQueryParams("/login", { next }), label: t("accounts.provider.back") }],
  };
}

/** Finds an organisation with a provider, by a verified domain or by its id. */
async function findOrganization(db: Db, domain: string | null, only: string | null) {
  const id = domain
    ? await findSignInDomainOwner(db, domain)
    : only && isId(only)
      ? asOrganizationId(only)
      : null;
  if (!id || !hasSignInProvider(await findSignInSettings(db, id))) return null;
  return db.organization.findUnique({ where: { id }, select: { id: true, name: true } });
}

const REJECTION_STATUSES: Record<ProviderErrorReason, number> = {
  expired: 400,
  denied: 403,
  unavailable: 503,
  lies: 403,
  unverified: 403,
  foreign: 403,
  unknown: 403,
  taken: 409,
};

/** The page with the reason why the provider's response is not accepted. */
export function buildProviderRejectionView(
  provider: string,
  visit: AccountVisit,
): { status: number; view: AccountView } {
  const requested = visit.search.get("why");
  const reason = PROVIDER_ERROR_REASONS.find((one) => one === requested) ?? "unavailable";
  const next = parseLocalPath(visit.search.get("next"));
  const context = buildAccountContext(
    visit,
    addQueryParams(`${buildProviderLoginPath(provider)}/refused`, { why: reason, next }),
  );
  const { t } = context;
  const view = buildMessageView(
    context,
    t("accounts.provider.refusedTitle"),
    t(`accounts.providerRefused.${reason}`),
    [
      {
        href: addQueryParams(buildProviderLoginPath(provider), { next, lang: context.lang }),
        label: t("accounts.provider.retry"),
      },
      { href: addQueryParams("/login", { next }), label: t("accounts.provider.back") },
    ],
  );
  return { status: REJECTION_STATUSES[reason], view };
}
