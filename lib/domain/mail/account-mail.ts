import type { Db } from "@/lib/platform/db/client";
import type { User } from "@/lib/platform/db/generated/client";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { env } from "@/lib/platform/env/env";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { type Addressee, addressed } from "./addressee";
import { keepMails, type NewMail } from "./keep-mails";
import { mailTranslator } from "./texts/translate-mail";

/** Mails a user the link with which to choose a password: the first one, or a new one. */
export async function mailPasswordLink(
  tx: Db,
  user: User,
  { kind, link, personal }: { kind: "signup" | "password"; link: string; personal: boolean },
): Promise<void> {
  if (!user.email) return;
  const organization = asOrganizationId(user.organizationId);
  const { name } = await tx.organization.findUniqueOrThrow({ where: { id: organization } });
  await keepMails(tx, organization, [{ ...passwordMail(user, name, kind, link), personal }]);
}

export function passwordMail(
  user: Addressee,
  organization: string,
  kind: "signup" | "password",
  link: string,
): NewMail {
  const lang = isLanguage(user.language) ? user.language : "en";
  const t = mailTranslator(lang);
  const subject = t(`${kind}.subject`, { organization });
  return {
    ...addressed(user, kind, subject),
    from: t("via", { name: organization }),
    content: {
      lang,
      heading: subject,
      text: t(`${kind}.text`, { organization }),
      facts: [],
      quote: null,
      button: { label: t(`${kind}.button`), href: link },
      notes: [t(`${kind}.note`)],
      footer: t("footer"),
    },
  };
}

/** Tells a user that somebody wanted an account with the same address: only its owner may learn that it has one. */
export async function mailKnownAddress(tx: Db, user: User): Promise<void> {
  if (!user.email) return;
  const organization = asOrganizationId(user.organizationId);
  const { name } = await tx.organization.findUniqueOrThrow({ where: { id: organization } });
  await keepMails(tx, organization, [knownAddressMail(user, name)]);
}

export function knownAddressMail(user: Addressee, organization: string): NewMail {
  const lang = isLanguage(user.language) ? user.language : "en";
  const t = mailTranslator(lang);
  const subject = t("known.subject");
  return {
    ...addressed(user, "known", subject),
    from: t("via", { name: organization }),
    content: {
      lang,
      heading: subject,
      text: t("known.text", { organization }),
      facts: [],
      quote: null,
      button: { label: t("known.button"), href: `${env().WEB_URL}/login` },
      notes: [t("known.note")],
      footer: t("footer"),
    },
  };
}

interface DisabledWebhook {
  action: string;
  targetUrl: string;
}

/** Tells the organisation's admins that a webhook was given up. */
export async function mailWebhookDisabled(tx: Db, organization: OrganizationId, webhook: DisabledWebhook) {
  const { name, users } = await tx.organization.findUniqueOrThrow({
    where: { id: organization },
    include: { users: { where: { admin: true, email: { not: null } } } },
  });
  await keepMails(
    tx,
    organization,
    users.map((user) => webhookDisabledMail(user, name, webhook)),
  );
}

export function webhookDisabledMail(
  user: Addressee,
  organization: string,
  { action, targetUrl }: DisabledWebhook,
): NewMail {
  const lang = isLanguage(user.language) ? user.language : "en";
  const t = mailTranslator(lang);
  return {
    ...addressed(user, "webhook_disabled", t("webhook.subject")),
    from: t("via", { name: organization }),
    content: {
      lang,
      heading: t("webhook.subject"),
      text: t("webhook.text", { action, organization }),
      facts: [{ label: t("webhook.target"), lines: [withoutQuery(targetUrl)] }],
      quote: null,
      button: { label: t("webhook.button"), href: `${env().WEB_URL}/console/webhooks` },
      notes: [t("webhook.note")],
      footer: t("footer"),
    },
  };
}

/** Tells somebody that one of their calendars can no longer be read. */
export async function mailCalendarBroken(
  tx: Db,
  organization: OrganizationId,
  calendar: { userId: string; name: string; isComplex: boolean },
) {
  const user = await tx.user.findUniqueOrThrow({
    where: { id: calendar.userId },
    include: { organization: { select: { name: true } } },
  });
  if (!user.email) return;
  await keepMails(tx, organization, [calendarBrokenMail(user, user.organization.name, calendar)]);
}

export function calendarBrokenMail(
  user: Addressee,
  organization: string,
  { name, isComplex }: { name: string; isComplex: boolean },
): NewMail {
  const lang = isLanguage(user.language) ? user.language : "en";
  const t = mailTranslator(lang);
  return {
    ...addressed(user, "calendar_broken", t("calendar.subject")),
    from: t("via", { name: organization }),
    content: {
      lang,
      heading: t("calendar.subject"),
      text: t(isComplex ? "calendar.textComplex" : "calendar.text"),
      facts: [{ label: t("calendar.calendar"), lines: [name] }],
      quote: null,
      button: { label: t("calendar.button"), href: `${env().WEB_URL}/console/calendars` },
      notes: [t(isComplex ? "calendar.noteComplex" : "calendar.note")],
      footer: t("footer"),
    },
  };
}

/** A target's query may hold a secret. */
const withoutQuery = (url: string): string => url.replace(/\?.*$/s, "");
