import { PASSWORD_LIMITS } from "@/lib/domain/auth/passwords/judge-password";
import {
  type AccountLink,
  findLink,
  type LinkState,
  type PasswordLinkKind,
  pathOfLink,
  stateOfLink,
} from "@/lib/domain/auth/passwords/links";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import type { FieldView } from "@/lib/pages/frame/view";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { AccountFormView, AccountView } from "./view";
import {
  type AccountContext,
  type AccountVisit,
  accountFrame,
  buildAccountContext,
  buildField,
  buildForm,
  errorAt,
  messageView,
} from "./view-parts";

/** The page of a link with which a password is chosen, and whether the link is one that works. */
export async function openLink(
  db: Db,
  kind: PasswordLinkKind,
  token: string,
  visit: AccountVisit,
): Promise<{ state: LinkState; view: AccountView }> {
  const link = await findLink(db, kind, token);
  const state = stateOfLink(link, visit.now);
  const context = buildAccountContext(visit, pathOfLink(kind, token));
  const { t } = context;
  const dress = async (view: AccountView) =>
    link ? dressView(view, await readLook(db, asOrganizationId(link.organizationId))) : view;
  if (link && visit.search.has("sent")) {
    const back = [{ href: "/login", label: t("accounts.link.login") }];
    return {
      state,
      view: await dress(
        messageView(context, t("accounts.forgot.sentTitle"), t("accounts.link.sentText"), back),
      ),
    };
  }
  return {
    state,
    view: await dress(link && state === "open" ? choiceView(context, kind, link) : deadView(context, state)),
  };
}

function choiceView(context: AccountContext, kind: PasswordLinkKind, { user }: AccountLink): AccountView {
  const { t, page } = context;
  const first = kind === "signup";
  const name = user.organization.name;
  const heading = first ? t("accounts.signup.title", { name }) : t("accounts.choose.title");
  const value = user.email ?? user.login?.username ?? null;
  return {
    frame: accountFrame(context, heading, true),
    heading,
    text: t(first ? "accounts.signup.text" : "accounts.choose.text"),
    form: buildForm(context, {
      action: `${page}/submit`,
      account: value ? { label: t("accounts.choose.account"), value } : null,
      fields: [newPasswordField(context)],
      consent: first ? consentView(context, name) : null,
      submit: t(first ? "accounts.signup.submit" : "accounts.choose.submit"),
    }),
    links: [],
  };
}

export const newPasswordField = (context: AccountContext): FieldView =>
  buildField(context, "password", context.t("accounts.choose.password"), {
    kind: "password",
    autoComplete: "new-password",
    hint: context.t("accounts.choose.hint", { limit: PASSWORD_LIMITS.least }),
  });

export const consentView = (context: AccountContext, name: string): AccountFormView["consent"] => ({
  label: context.t("accounts.consent", { name }),
  checked: context.notice?.values.consent === "yes",
  error: errorAt(context, "consent"),
});

/** A link that is used or has expired offers another one at once: whoever has it has the person's mail. */
function deadView(context: AccountContext, state: LinkState): AccountView {
  const { t, page } = context;
  const login = { href: "/login", label: t("accounts.link.login") };
  if (state !== "used" && state !== "expired") {
    const ask = { href: "/forgot", label: t("accounts.link.ask") };
    return messageView(context, t("accounts.link.unknownTitle"), t("accounts.link.unknownText"), [
      ask,
      login,
    ]);
  }
  return messageView(
    context,
    t(`accounts.link.${state}Title`),
    t(`accounts.link.${state}Text`),
    [login],
    buildForm(context, { action: `${page}/renew`, fields: [], submit: t("accounts.link.renew") }),
  );
}
