import { env } from "@/lib/platform/env/env";
import type { AccountEmailBuilder } from "./store-account-mails";

/** Mail with a link to choose a first or a new password. */
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

/** Sent when a sign-up uses the address of an existing account: only its owner may learn that it exists. */
export const buildAccountExistsEmail: AccountEmailBuilder = (t, organization) => ({
  kind: "known",
  priority: "awaited",
  subject: t("known.subject"),
  text: t("known.text", { organization }),
  button: { label: t("known.button"), href: `${env().WEB_URL}/login` },
  note: t("known.note"),
});

/** Mail with the link of an invitation; `inviter` is null if an API key invited. */
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

/** Mail with the link that creates an account for a user who wants to join. */
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

/** Mail with the link that confirms an address. */
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

/** Sent to the former address after a change. */
export const buildAddressChangedEmail: AccountEmailBuilder = (t, organization) => ({
  kind: "address_changed",
  subject: t("addressChanged.subject"),
  text: t("addressChanged.text", { organization }),
  button: null,
  note: t("addressChanged.note", { organization }),
});

/** Sent after an admin has reset a user's second factors. */
export const buildFactorsResetEmail: AccountEmailBuilder = (t, organization) => ({
  kind: "factors_reset",
  subject: t("factorsReset.subject"),
  text: t("factorsReset.text", { organization }),
  button: { label: t("factorsReset.button"), href: `${env().WEB_URL}/login` },
  note: t("factorsReset.note", { organization }),
});

/** Warns that one of the organisation's domains will stop or has stopped showing its pages. */
export const buildDomainEmail =
  (domain: string, change: "missing" | "failed" | "taken"): AccountEmailBuilder =>
  (t, organization) => ({
    kind: `domain_${change}`,
    subject: t(`domain.${change}Subject`, { domain }),
    text: t(`domain.${change}Text`, { domain, organization }),
    button: { label: t("domain.button"), href: `${env().WEB_URL}/console/domains` },
    note: t(`domain.${change}Note`),
  });

/** Reports that a webhook was disabled after failing. */
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

/** Explanation and remedy for each reason why a calendar is broken. */
const BROKEN_TEXTS = {
  access: { text: "calendar.text", note: "calendar.note" },
  complex: { text: "calendar.textComplex", note: "calendar.noteComplex" },
  unreachable: { text: "calendar.textUnreachable", note: "calendar.noteUnreachable" },
} as const;

/** Reports that one of the user's calendars can no longer be read. */
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
 * Reports calendars that could not be read since yesterday; `lines` may be truncated. `isRefused`: the access
 * to all of them was rejected.
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

/** Reports that several meetings disappeared at once from one of the user's calendars. */
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

/** Reports that a user's account at a conference provider is broken. */
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

/** Reports that one of the user's calendars rejects entries. */
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

/** The query of a target may contain a secret. */
const removeQuery = (url: string): string => url.replace(/\?.*$/s, "");

/** Reports that the organisation's own mail server fails, with its answer, or that it works again. */
export const buildSenderEmail =
  ({
    name,
    isDomain,
    change,
    answer,
  }: {
    name: string;
    /** A domain for which the installation sends, not a server. */
    isDomain: boolean;
    change: "failing" | "working";
    answer?: string;
  }): AccountEmailBuilder =>
  (t, organization) => ({
    kind: `sender_${change}`,
    ...(isDomain
      ? {
          subject: t(`sender.${change}DomainSubject`, { domain: name }),
          text: t(`sender.${change}DomainText`, { domain: name, organization }),
        }
      : {
          subject: t(`sender.${change}Subject`, { host: name }),
          text: t(`sender.${change}Text`, { host: name, organization }),
        }),
    ...(answer && { fact: { label: t("sender.answer"), lines: [answer] } }),
    button: { label: t("sender.button"), href: `${env().WEB_URL}/console/mail` },
    note: isDomain ? null : t(`sender.${change}Note`),
  });

/** A mail by which an admin tries the organisation's own mail server. */
export const buildSenderTestEmail =
  ({ name, isDomain }: { name: string; isDomain: boolean }): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "sender_test",
    subject: t("sender.testSubject"),
    text: isDomain
      ? t("sender.testDomainText", { domain: name, organization })
      : t("sender.testText", { host: name, organization }),
    button: null,
    note: t("sender.testNote"),
  });

/** Reports that most of a month's budget for SMS is used, or all of it. */
export const buildSmsBudgetEmail =
  ({ state }: { state: "near" | "over" }): AccountEmailBuilder =>
  (t, organization) => ({
    kind: `sms_budget_${state}`,
    subject: t(`smsBudget.${state}Subject`),
    text: t(`smsBudget.${state}Text`, { organization }),
    button: { label: t("smsBudget.button"), href: `${env().WEB_URL}/console/sms` },
    note: t("smsBudget.note"),
  });

/** Reports that the access to the organisation's workspace at Slack has ended. */
export const buildSlackBrokenEmail =
  ({ workspace }: { workspace: string }): AccountEmailBuilder =>
  (t, organization) => ({
    kind: "slack_broken",
    subject: t("slackBroken.subject"),
    text: t("slackBroken.text", { workspace, organization }),
    button: { label: t("slackBroken.button"), href: `${env().WEB_URL}/console/slack` },
    note: t("slackBroken.note"),
  });

/** Reports that a workflow was stopped for a meeting that changes again and again. */
export const buildWorkflowLoopEmail =
  ({ name, event }: { name: string; event: string }): AccountEmailBuilder =>
  (t) => ({
    kind: "workflow_loop",
    subject: t("workflowLoop.subject", { workflow: name }),
    text: t("workflowLoop.text", { workflow: name }),
    button: { label: t("workflowLoop.button"), href: `${env().WEB_URL}/console/meetings?event=${event}` },
    note: t("workflowLoop.note"),
  });
