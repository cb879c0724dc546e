import { findOpenInvitation } from "@/lib/domain/people/accounts/find-open-invitation";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { LIMITS } from "@/lib/platform/http/fields";
import { buildInvitationAction, buildInvitationPath, parseExternalId } from "./join-form";
import { buildConsentField, buildNewPasswordField } from "./load-password-link-page";
import { buildNameFields, buildZoneView, type ProfileVisit } from "./profile-fields";
import type { AccountView } from "./view";
import {
  type AccountContext,
  buildAccountContext,
  buildAccountField,
  buildAccountForm,
  buildAccountShell,
  buildMessageView,
} from "./view-parts";

/** The page of an invitation: a form, or the reason why it is not valid. */
export async function loadInvitationPage(
  db: Db,
  token: string,
  visit: ProfileVisit,
): Promise<{ open: boolean; view: AccountView }> {
  const extidText = visit.search.get("extid");
  const context = buildAccountContext(visit, buildInvitationPath(token, extidText));
  const { t } = context;
  const state = visit.search.get("state");
  if (state === "sent") {
    const view = buildMessageView(context, t("accounts.forgot.sentTitle"), t("accounts.join.sentText"), [
      buildLoginLink(context),
    ]);
    return { open: true, view };
  }
  if (state === "taken") return { open: true, view: buildInvitationUsedView(context) };
  if (parseExternalId(extidText) === undefined) {
    const home = { href: "/", label: t("notFound.home") };
    const view = buildMessageView(
      context,
      t("accounts.link.unknownTitle"),
      t("accounts.join.extidText", { limit: LIMITS.externalId }),
      [home],
    );
    return { open: false, view };
  }
  const invitation = await findOpenInvitation(db, token, visit.now);
  if (!invitation) return { open: false, view: buildInvitationClosedView(context) };
  const view = buildFormView(context, token, { externalId: extidText, invitation }, visit);
  return {
    open: true,
    view: applyViewBranding(view, await getBranding(db, asOrganizationId(invitation.organizationId))),
  };
}

const buildLoginLink = ({ t }: AccountContext) => ({ href: "/login", label: t("accounts.link.login") });

/** The personal link is already used. */
export const buildInvitationUsedView = (context: AccountContext): AccountView =>
  buildMessageView(context, context.t("accounts.join.takenTitle"), context.t("accounts.join.takenText"), [
    buildLoginLink(context),
  ]);

export const buildInvitationClosedView = (context: AccountContext): AccountView =>
  buildMessageView(context, context.t("accounts.join.closedTitle"), context.t("accounts.join.closedText"), [
    buildLoginLink(context),
  ]);

interface InvitationFormInput {
  externalId: string | null;
  invitation: Pick<Invitation, "email" | "firstName" | "lastName"> & {
    organization: { name: string; timezone: string | null };
  };
}

function buildFormView(
  context: AccountContext,
  token: string,
  { externalId, invitation }: InvitationFormInput,
  visit: ProfileVisit,
): AccountView {
  const { t } = context;
  const { name } = invitation.organization;
  const { email } = invitation;
  const heading = t("accounts.join.title", { name });
  return {
    shell: buildAccountShell(context, heading, true),
    heading,
    text: t("accounts.join.text"),
    form: buildAccountForm(context, {
      action: buildInvitationAction(token, externalId),
      fields: [
        ...buildNameFields(context, invitation),
        ...(email ? [] : [buildEmailField(context)]),
        buildNewPasswordField(context),
      ],
      // A mailed invitation is valid only for its address.
      account: email ? { label: t("accounts.join.email"), value: email } : null,
      hidden: email ? [{ name: "email", value: email }] : [],
      zone: buildZoneView(context, visit, invitation.organization.timezone),
      consent: buildConsentField(context, name),
      submit: t("accounts.join.submit"),
    }),
    links: [{ href: "/login", label: t("accounts.join.known") }],
  };
}

const buildEmailField = (context: AccountContext) =>
  buildAccountField(context, "email", context.t("accounts.join.email"), {
    kind: "email",
    autoComplete: "email",
    maxLength: LIMITS.email,
  });
