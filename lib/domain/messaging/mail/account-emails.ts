import { env } from "@/lib/platform/env/env";
import type { AccountEmailBuilder } from "./store-account-mails";

/** The link with which a user chooses a password: the first one, or a new one. */
export const buildPasswordEmail =
  (kind: "signup" | "password", link: string, { personal = false } = {}): AccountEmailBuilder =>
  (t, organization) => ({
    kind,
    subject: t(`${kind}.subject`, { organization }),
    text: t(`${kind}.text`, { organization }),
    button: { label: t(`${kind}.button`), href: link },
    note: t(`${kind}.note`),
    personal,
  });

/** Somebody wanted an account with the reader's address: only its owner may learn that it has one. */
export const buildAccountExistsEmail: AccountEmailBuilder = (t, organization) => ({
  kind: "known",
  priority: "awaited",
  subject: t("known.subject"),
  text: t("known.text", { organization }),
  button: { label: t("known.button"), href: `${env().WEB_URL}/login` },
  note: t("known.note"),
});

/** The link with which somebody who was invited joins; `inviter` is a name, null where it was done by a key. */
export const buildInvitationEmail =
  (
    link: string,
    { inviter, isReminder }: { inviter: string | null; isReminder: boolean },
  ): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "invitation",
    subject: isReminder
      ? t("invitation.subjectAgain", { organization })
      : inviter
        ? t("invitation.subject", { inviter, organization })
        : t("invitation.subjectByKey", { organization }),
    text: inviter
      ? t("invitation.text", { inviter, organization })
      : t("invitation.textByKey", { organization }),
    button: { label: t("invitation.button"), href: link },
    note: t("invitation.note"),
  });

/** The link that makes an account for somebody who wants to join. */
export const buildJoinEmail =
  (link: string): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "join",
    priority: "awaited",
    subject: t("join.subject", { organization }),
    text: t("join.text", { organization }),
    button: { label: t("join.button"), href: link },
    note: t("join.note"),
  });

/** The link that confirms the reader's address. */
export const buildConfirmationEmail =
  (link: string): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "address",
    priority: "awaited",
    subject: t("address.subject"),
    text: t("address.text", { organization }),
    button: { label: t("address.button"), href: link },
    note: t("address.note"),
  });

/** The reader's former address is that no longer. */
export const buildAddressChangedEmail: AccountEmailBuilder = (t, organization) => ({
  kind: "address_changed",
  subject: t("addressChanged.subject"),
  text: t("addressChanged.text", { organization }),
  button: null,
  note: t("addressChanged.note", { organization }),
});

/** An admin has had the reader's second factors forgotten. */
export const buildFactorsResetEmail: AccountEmailBuilder = (t, organization) => ({
  kind: "factors_reset",
  subject: t("factorsReset.subject"),
  text: t("factorsReset.text", { organization }),
  button: { label: t("factorsReset.button"), href: `${env().WEB_URL}/login` },
  note: t("factorsReset.note", { organization }),
});

/** One of the organisation's domains will show its pages no longer, or does not any more. */
export const buildDomainEmail =
  (domain: string, news: "missing" | "failed" | "taken"): AccountEmailBuilder =>
  (t, organization) => ({
    kind: `domain_${news}`,
    subject: t(`domain.${news}Subject`, { domain }),
    text: t(`domain.${news}Text`, { domain, organization }),
    button: { label: t("domain.button"), href: `${env().WEB_URL}/console/domains` },
    note: t(`domain.${news}Note`),
  });

/** A webhook of the organisation was given up. */
export const buildWebhookDisabledEmail =
  ({ action, targetUrl }: { action: string; targetUrl: string }): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "webhook_disabled",
    subject: t("webhook.subject"),
    text: t("webhook.text", { action, organization }),
    fact: { label: t("webhook.target"), lines: [removeQuery(targetUrl)] },
    button: { label: t("webhook.button"), href: `${env().WEB_URL}/console/webhooks` },
    note: t("webhook.note"),
  });

/** What is to be said of a calendar that cannot be read, and what to do about it. */
const BROKEN_TEXTS = {
  access: { text: "calendar.text", note: "calendar.note" },
  complex: { text: "calendar.textComplex", note: "calendar.noteComplex" },
  unreachable: { text: "calendar.textUnreachable", note: "calendar.noteUnreachable" },
} as const;

/** One of the reader's calendars can no longer be read. */
export const buildCalendarBrokenEmail =
  ({ id, name, why }: { id: string; name: string; why: keyof typeof BROKEN_TEXTS }): AccountEmailBuilder =>
  (t) => ({
    kind: "calendar_broken",
    subject: t("calendar.subject"),
    text: t(BROKEN_TEXTS[why].text),
    fact: { label: t("calendar.calendar"), lines: [name] },
    button: {
      label: t("calendar.button"),
      href: `${env().WEB_URL}/console/calendars${why === "access" ? `?reconnect=${id}` : ""}`,
    },
    note: t(BROKEN_TEXTS[why].note),
  });

/**
 * Calendars of the organisation that cannot be read since yesterday; `lines` may be fewer than there are. `isRefused`:
 * access to every one is.
 */
export const buildCalendarsBrokenEmail =
  ({
    lines,
    count,
    isRefused,
  }: {
    lines: readonly string[];
    count: number;
    isRefused: boolean;
  }): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "calendars_broken",
    subject: t("calendars.subject", { count }),
    text: t("calendars.text", { organization }),
    fact: {
      label: t("calendars.whose"),
      lines: [
        ...lines,
        ...(count > lines.length ? [t("calendars.more", { count: count - lines.length })] : []),
      ],
    },
    button: {
      label: t("calendars.button"),
      href: `${env().WEB_URL}/console/people-calendars${isRefused ? "?status=broken" : ""}`,
    },
    note: t("calendars.note"),
  });

/** Several of the reader's meetings are gone from one of their calendars at once. */
export const buildCalendarEmptiedEmail =
  ({ name }: { name: string }): AccountEmailBuilder =>
  (t) => ({
    kind: "calendar_emptied",
    subject: t("calendarEmptied.subject"),
    text: t("calendarEmptied.text"),
    fact: { label: t("calendarEmptied.calendar"), lines: [name] },
    button: { label: t("calendarEmptied.button"), href: `${env().WEB_URL}/console` },
    note: t("calendarEmptied.note"),
  });

/** The reader's account at a service that makes links can no longer be used. */
export const buildVideoBrokenEmail =
  (name: string): AccountEmailBuilder =>
  (t) => ({
    kind: "video_broken",
    subject: t("video.subject"),
    text: t("video.text"),
    fact: { label: t("video.account"), lines: [name] },
    button: { label: t("video.button"), href: `${env().WEB_URL}/console/calendars` },
    note: t("video.note"),
  });

/** One of the reader's calendars does not take what is written into it. */
export const buildCalendarRejectsEmail =
  ({ name }: { name: string }): AccountEmailBuilder =>
  (t) => ({
    kind: "calendar_refuses",
    subject: t("calendar.subjectRefused"),
    text: t("calendar.textRefused"),
    fact: { label: t("calendar.calendar"), lines: [name] },
    button: { label: t("calendar.button"), href: `${env().WEB_URL}/console/calendars` },
    note: t("calendar.noteRefused"),
  });

/** A target's query may hold a secret. */
const removeQuery = (url: string): string => url.replace(/\?.*$/s, "");
