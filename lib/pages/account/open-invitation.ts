import type { Instant } from "@/lib/core/time/instant";
import { findInvitation } from "@/lib/domain/people/accounts/find-invitation";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import type { Db } from "@/lib/platform/db/client";
import type { Invitation } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { LIMITS } from "@/lib/platform/http/fields";
import type { Language } from "@/lib/platform/i18n/languages";
import { readZone, zoneLabel } from "@/lib/platform/i18n/zone-names";
import { joinAction, joinPage, readExtid } from "./join-form";
import { consentView, newPasswordField } from "./open-link";
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

interface InvitationVisit extends AccountVisit {
  zoneOptions: (lang: Language, now: Instant) => string;
}

/** The page of an invitation: a form, or why one cannot join. */
export async function openInvitation(
  db: Db,
  token: string,
  visit: InvitationVisit,
): Promise<{ open: boolean; view: AccountView }> {
  const asked = visit.search.get("extid");
  const context = buildAccountContext(visit, joinPage(token, asked));
  const { t } = context;
  const said = visit.search.get("state");
  if (said === "sent") {
    const view = messageView(context, t("accounts.forgot.sentTitle"), t("accounts.join.sentText"), [
      loginLink(context),
    ]);
    return { open: true, view };
  }
  if (said === "taken") return { open: true, view: takenView(context) };
  if (readExtid(asked) === undefined) {
    const home = { href: "/", label: t("notFound.home") };
    const view = messageView(
      context,
      t("accounts.link.unknownTitle"),
      t("accounts.join.extidText", { limit: LIMITS.extid }),
      [home],
    );
    return { open: false, view };
  }
  const invitation = await findInvitation(db, token, visit.now);
  if (!invitation) return { open: false, view: closedView(context) };
  const view = formView(context, token, { extid: asked, invitation }, visit);
  return {
    open: true,
    view: dressView(view, await readLook(db, asOrganizationId(invitation.organizationId))),
  };
}

const loginLink = ({ t }: AccountContext) => ({ href: "/login", label: t("accounts.link.login") });

/** The personal link has been used for somebody. */
export const takenView = (context: AccountContext): AccountView =>
  messageView(context, context.t("accounts.join.takenTitle"), context.t("accounts.join.takenText"), [
    loginLink(context),
  ]);

export const closedView = (context: AccountContext): AccountView =>
  messageView(context, context.t("accounts.join.closedTitle"), context.t("accounts.join.closedText"), [
    loginLink(context),
  ]);

interface Asked {
  extid: string | null;
  invitation: Pick<Invitation, "email" | "firstName" | "lastName"> & {
    organization: { name: string; timezone: string | null };
  };
}

/** What is known of whoever was invited, until something was typed. */
const known = ({ notice }: AccountContext, name: string | null) => (notice || !name ? {} : { value: name });

function formView(
  context: AccountContext,
  token: string,
  { extid, invitation }: Asked,
  visit: InvitationVisit,
): AccountView {
  const { t } = context;
  const { name } = invitation.organization;
  const { email } = invitation;
  const heading = t("accounts.join.title", { name });
  const names = { maxLength: LIMITS.name };
  return {
    frame: accountFrame(context, heading, true),
    heading,
    text: t("accounts.join.text"),
    form: buildForm(context, {
      action: joinAction(token, extid),
      fields: [
        buildField(context, "firstName", t("accounts.join.firstName"), {
          autoComplete: "given-name",
          ...known(context, invitation.firstName),
          ...names,
        }),
        buildField(context, "lastName", t("accounts.join.lastName"), {
          autoComplete: "family-name",
          required: false,
          optional: t("details.optional"),
          ...known(context, invitation.lastName),
          ...names,
        }),
        ...(email ? [] : [emailField(context)]),
        newPasswordField(context),
      ],
      // Who was invited by mail joins with that address alone.
      account: email ? { label: t("accounts.join.email"), value: email } : null,
      hidden: email ? [{ name: "email", value: email }] : [],
      zone: buildZoneView(context, visit, invitation.organization.timezone),
      consent: consentView(context, name),
      submit: t("accounts.join.submit"),
    }),
    links: [{ href: "/login", label: t("accounts.join.known") }],
  };
}

const emailField = (context: AccountContext) =>
  buildField(context, "email", context.t("accounts.join.email"), {
    kind: "email",
    autoComplete: "email",
    maxLength: LIMITS.email,
  });

function buildZoneView(
  context: AccountContext,
  { browser, now, zoneOptions }: InvitationVisit,
  own: string | null,
): AccountFormView["zone"] {
  const value = readZone(context.notice?.values.timezone) ?? readZone(browser.cookies.tz) ?? own ?? "UTC";
  return {
    label: context.t("accounts.join.zone"),
    current: { value, label: zoneLabel(value, now) },
    options: zoneOptions(context.lang, now),
    error: errorAt(context, "timezone"),
  };
}
