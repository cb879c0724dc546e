import {
  type AccountLink,
  type AccountLinkState,
  buildAccountLinkPath,
  deriveAccountLinkState,
  findAccountLink,
  type PasswordLinkKind,
} from "@/lib/domain/auth/passwords/account-links";
import { PASSWORD_LIMITS } from "@/lib/domain/auth/passwords/evaluate-password";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { FieldView } from "@/lib/pages/page-shell/view";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { buildNameFields, buildZoneView, type ProfileVisit } from "./profile-fields";
import type { AccountFormView, AccountView } from "./view";
import {
  type AccountContext,
  buildAccountContext,
  buildAccountField,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
  findFieldError,
} from "./view-parts";

/** The page of a link for choosing a password, with the state of the link. */
export async function loadPasswordLinkPage(
  db: Db,
  kind: PasswordLinkKind,
  token: string,
  visit: ProfileVisit,
): Promise<{ state: AccountLinkState; view: AccountView }> {
  const link = await findAccountLink(db, kind, token);
  const state = deriveAccountLinkState(link, visit.now);
  const context = buildAccountContext(visit, buildAccountLinkPath(kind, token));
  const { t } = context;
  const applyBranding = async (view: AccountView) =>
    link ? applyViewBranding(view, await getBranding(db, asOrganizationId(link.organizationId))) : view;
  if (link && visit.search.has("sent")) {
    const back = [{ href: "/login", label: t("accounts.link.login") }];
    return {
      state,
      view: await applyBranding(
        buildMessageView(context, t("accounts.forgot.sentTitle"), t("accounts.link.sentText"), back),
      ),
    };
  }
  return {
    state,
    view: await applyBranding(
      link && state === "open"
        ? buildPasswordFormView(context, { kind, user: link.user }, visit)
        : buildExpiredLinkView(context, state),
    ),
  };
}

/** The sign-up asks for the name and the time zone of users without a name, such as the first admin. */
export const isProfileAsked = (kind: PasswordLinkKind, { firstName }: AccountLink["user"]): boolean =>
  kind === "signup" && firstName === null;

function buildPasswordFormView(
  context: AccountContext,
  { kind, user }: Pick<AccountLink, "user"> & { kind: PasswordLinkKind },
  visit: ProfileVisit,
): AccountView {
  const { t, page } = context;
  const first = kind === "signup";
  const name = user.organization.name;
  const heading = first ? t("accounts.signup.title", { name }) : t("accounts.choose.title");
  const value = user.email ?? user.login?.username ?? null;
  const asksProfile = isProfileAsked(kind, user);
  return {
    shell: buildAccountShell(context, heading, true),
    heading,
    text: t(first ? "accounts.signup.text" : "accounts.choose.text"),
    form: buildAccountForm(context, {
      action: `${page}/submit`,
      account: value ? { label: t("accounts.choose.account"), value } : null,
      fields: [...(asksProfile ? buildNameFields(context, user) : []), buildNewPasswordField(context)],
      zone: asksProfile ? buildZoneView(context, visit, user.timezone) : null,
      consent: first ? buildConsentField(context, name) : null,
      submit: t(first ? "accounts.signup.submit" : "accounts.choose.submit"),
    }),
    links: [],
  };
}

export const buildNewPasswordField = (context: AccountContext): FieldView =>
  buildAccountField(context, "password", context.t("accounts.choose.password"), {
    kind: "password",
    autoComplete: "new-password",
    hint: context.t("accounts.choose.hint", { limit: PASSWORD_LIMITS.least }),
  });

export const buildConsentField = (context: AccountContext, name: string): AccountFormView["consent"] => ({
  label: context.t("accounts.consent", { name }),
  checked: context.notice?.values.consent === "yes",
  error: findFieldError(context, "consent"),
});

/** A used or expired link offers a new one without further questions, as its holder reads the user's mail. */
function buildExpiredLinkView(context: AccountContext, state: AccountLinkState): AccountView {
  const { t, page } = context;
  const login = { href: "/login", label: t("accounts.link.login") };
  if (state !== "used" && state !== "expired") {
    const requestLink = { href: "/forgot", label: t("accounts.link.ask") };
    return buildMessageView(context, t("accounts.link.unknownTitle"), t("accounts.link.unknownText"), [
      requestLink,
      login,
    ]);
  }
  return buildMessageView(
    context,
    t(`accounts.link.${state}Title`),
    t(`accounts.link.${state}Text`),
    [login],
    buildAccountForm(context, { action: `${page}/renew`, fields: [], submit: t("accounts.link.renew") }),
  );
}
