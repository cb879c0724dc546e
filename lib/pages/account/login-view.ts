import { askForPasskey } from "@/lib/domain/auth/second-factors/answer-passkey";
import { providerLogin } from "@/lib/domain/auth/sign-in/provider-paths";
import { listSharedProviders } from "@/lib/domain/people/identities/provider";
import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import { database } from "@/lib/platform/db/client";
import { LIMITS } from "@/lib/platform/http/fields";
import { PROVIDER_PAGE } from "./provider-page";
import type { AccountView } from "./view";
import {
  type AccountVisit,
  accountFrame,
  buildAccountContext,
  buildField,
  buildForm,
  messageView,
} from "./view-parts";

export async function loginView(visit: AccountVisit): Promise<AccountView> {
  const next = ownPath(visit.search.get("next"));
  const context = buildAccountContext(visit, withQuery("/login", { next }));
  const { t } = context;
  const hidden = next ? [{ name: "next", value: next }] : [];
  const asked = await askForPasskey(database(), null, visit.now);
  const passkey = {
    label: t("accounts.login.passkey"),
    action: "/login/passkey/submit",
    options: JSON.stringify(asked.options),
    token: asked.token,
    hidden: [...hidden, { name: "lang", value: context.lang }],
    failed: t("accounts.factor.passkeyFailed"),
  };
  return {
    frame: accountFrame(context, t("accounts.login.title"), false, t("page.loginDescription")),
    heading: t("accounts.login.title"),
    text: null,
    form: buildForm(context, {
      action: "/login/submit",
      hidden,
      fields: [
        buildField(context, "name", t("accounts.login.name"), {
          autoComplete: "username",
          maxLength: LIMITS.email,
        }),
        buildField(context, "password", t("accounts.login.password"), {
          kind: "password",
          autoComplete: "current-password",
        }),
      ],
      submit: t("accounts.login.submit"),
    }),
    links: [{ href: "/forgot", label: t("accounts.login.forgot") }],
    ways: [
      ...listSharedProviders().map((provider) => ({
        href: withQuery(providerLogin(provider), { next, lang: context.lang }),
        label: t(`accounts.login.${provider as "google" | "microsoft"}`),
      })),
      { href: withQuery(PROVIDER_PAGE, { next }), label: t("accounts.login.provider") },
    ],
    passkey,
  };
}

export function forgotView(visit: AccountVisit): AccountView {
  const context = buildAccountContext(visit, "/forgot");
  const { t } = context;
  const links = [{ href: "/login", label: t("accounts.forgot.back") }];
  if (visit.search.has("sent")) {
    return messageView(context, t("accounts.forgot.sentTitle"), t("accounts.forgot.sentText"), links);
  }
  return {
    frame: accountFrame(context, t("accounts.forgot.title"), false),
    heading: t("accounts.forgot.title"),
    text: t("accounts.forgot.text"),
    form: buildForm(context, {
      action: "/forgot/submit",
      fields: [
        buildField(context, "name", t("accounts.forgot.name"), {
          autoComplete: "username",
          maxLength: LIMITS.email,
        }),
      ],
      submit: t("accounts.forgot.submit"),
    }),
    links,
  };
}
