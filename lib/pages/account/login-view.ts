import { ownPath } from "@/lib/pages/frame/own-path";
import { withQuery } from "@/lib/pages/frame/with-query";
import { LIMITS } from "@/lib/platform/http/fields";
import type { AccountView } from "./view";
import {
  type AccountVisit,
  accountFrame,
  buildAccountContext,
  buildField,
  buildForm,
  messageView,
} from "./view-parts";

export function loginView(visit: AccountVisit): AccountView {
  const next = ownPath(visit.search.get("next"));
  const context = buildAccountContext(visit, withQuery("/login", { next }));
  const { t } = context;
  return {
    frame: accountFrame(context, t("accounts.login.title"), false),
    heading: t("accounts.login.title"),
    text: null,
    form: buildForm(context, {
      action: "/login/submit",
      hidden: next ? [{ name: "next", value: next }] : [],
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
