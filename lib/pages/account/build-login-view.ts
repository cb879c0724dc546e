import { startPasskeyAuthentication } from "@/lib/domain/auth/second-factors/verify-passkey";
import { buildProviderLoginPath } from "@/lib/domain/auth/sign-in/provider-paths";
import { listSharedProviders } from "@/lib/domain/people/identities/identity-provider";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { getDatabase } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { PROVIDER_PAGE } from "./provider-page";
import type { AccountView } from "./view";
import {
  type AccountVisit,
  buildAccountContext,
  buildAccountField,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
} from "./view-parts";

export async function buildLoginView(visit: AccountVisit): Promise<AccountView> {
  const next = parseLocalPath(visit.search.get("next"));
  const context = buildAccountContext(visit, addQueryParams("/login", { next }));
  const { t } = context;
  const hidden = next ? [{ name: "next", value: next }] : [];
  const authentication = await startPasskeyAuthentication(getDatabase(), null, visit.now);
  const passkey = {
    label: t("accounts.login.passkey"),
    action: "/login/passkey/submit",
    options: JSON.stringify(authentication.options),
    token: authentication.token,
    hidden: [...hidden, { name: "lang", value: context.lang }],
    failed: t("accounts.factor.passkeyFailed"),
  };
  return {
    shell: buildAccountShell(context, t("accounts.login.title"), false, t("page.loginDescription")),
    heading: t("accounts.login.title"),
    text: null,
    form: buildAccountForm(context, {
      action: "/login/submit",
      hidden,
      fields: [
        buildAccountField(context, "name", t("accounts.login.name"), {
          autoComplete: "username",
          maxLength: LIMITS.email,
        }),
        buildAccountField(context, "password", t("accounts.login.password"), {
          kind: "password",
          autoComplete: "current-password",
        }),
      ],
      submit: t("accounts.login.submit"),
    }),
    links: [{ href: "/forgot", label: t("accounts.login.forgot") }],
    ways: [
      ...listSharedProviders().map((provider) => ({
        href: addQueryParams(buildProviderLoginPath(provider), { next, lang: context.lang }),
        label: t(`accounts.login.${provider as "google" | "microsoft"}`),
      })),
      { href: addQueryParams(PROVIDER_PAGE, { next }), label: t("accounts.login.provider") },
    ],
    passkey,
  };
}

export function buildForgotPasswordView(visit: AccountVisit): AccountView {
  const context = buildAccountContext(visit, "/forgot");
  const { t } = context;
  const links = [{ href: "/login", label: t("accounts.forgot.back") }];
  if (visit.search.has("sent")) {
    return buildMessageView(context, t("accounts.forgot.sentTitle"), t("accounts.forgot.sentText"), links);
  }
  return {
    shell: buildAccountShell(context, t("accounts.forgot.title"), false),
    heading: t("accounts.forgot.title"),
    text: t("accounts.forgot.text"),
    form: buildAccountForm(context, {
      action: "/forgot/submit",
      fields: [
        buildAccountField(context, "name", t("accounts.forgot.name"), {
          autoComplete: "username",
          maxLength: LIMITS.email,
        }),
      ],
      submit: t("accounts.forgot.submit"),
    }),
    links,
  };
}
