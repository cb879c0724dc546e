"use client";
import {
  BellRing,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  Hash,
  Link2,
  type LucideIcon,
  Mail,
  MessageSquare,
  Pencil,
  RotateCcw,
  Send,
  Star,
  Unlink,
  UserCheck,
  UserMinus,
  UserPlus,
  UserX,
  Vote,
  Workflow,
} from "lucide-react";
import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import { useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { StateMark } from "../ui/state-mark";

type Entry = Schemas["TimelineEntry"];

const ENTRY_ICONS: Record<Entry["kind"], LucideIcon> = {
  created: CalendarPlus,
  confirmed: CalendarCheck,
  reopened: RotateCcw,
  cancelled: CalendarX,
  moved: CalendarClock,
  changed: Pencil,
  voted: Vote,
  declined: UserX,
  missed: UserMinus,
  came: UserCheck,
  coming: UserCheck,
  rated: Star,
  messaged: MessageSquare,
  invited: UserPlus,
  removed: UserMinus,
  reminded: BellRing,
  linked: Link2,
  unlinked: Unlink,
  mailed: Mail,
  delivered: Send,
  workflow: Workflow,
  slack: Hash,
  entry_moved: CalendarClock,
  entry_deleted: CalendarX,
};

/** The history of an event. */
export function EventTimeline({ entries }: { entries: readonly Entry[] }) {
  const t = useText();
  const me = useMe();
  return (
    <ol className="ms-2 border-line border-s">
      {entries.map((entry, index) => {
        const Icon = ENTRY_ICONS[entry.kind];
        return (
          <li key={index.toString()} className="relative pb-4 ps-7 last:pb-0">
            <span className="absolute top-0 -start-3 grid size-6 place-items-center rounded-lg border border-line bg-raised text-muted">
              <Icon size={14} aria-hidden />
            </span>
            <p className="font-medium">{formatEntry(entry, t)}</p>
            {entry.text && entry.kind !== "mailed" && entry.kind !== "unlinked" ? (
              <p className="mt-1 border-line border-s-2 ps-3 whitespace-pre-line">{entry.text}</p>
            ) : null}
            {entry.kind === "mailed" ? <p className="text-muted">{entry.text}</p> : null}
            {entry.delivery ? (
              <p className="text-xs break-all text-muted">{entry.delivery.target_url}</p>
            ) : null}
            <p className="flex flex-wrap items-center gap-x-3 text-xs text-muted">
              <time dateTime={entry.at}>{formatMoment(me, entry.at, "seconds")}</time>
              <span>{formatActor(entry, t)}</span>
              <DeliveryOutcome entry={entry} />
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function formatEntry(
  { kind, people, fields, delivery, step, rating, slack }: Entry,
  t: TranslateConsole,
): string {
  const names = people.join(", ");
  switch (kind) {
    case "changed":
      return t("events.did.changed", { fields: fields.map((field) => formatField(field, t)).join(", ") });
    case "delivered":
      return t("events.did.delivered", { action: delivery?.action ?? "" });
    case "workflow": {
      const values = { workflow: step?.name ?? "", names: names || t("events.teamAdmins") };
      if (step?.channel === "webhook") return t("events.did.workflowWebhook", { workflow: values.workflow });
      if (step?.channel === "calendar")
        return t("events.did.workflowCalendar", { workflow: values.workflow });
      if (step?.channel === "slack") return t("events.did.workflowSlack", { workflow: values.workflow });
      if (step?.channel === "sms") return t("events.did.workflowSms", values);
      if (step?.channel === "whatsapp") return t("events.did.workflowWhatsapp", values);
      return t(step?.channel === "push" ? "events.did.workflowPush" : "events.did.workflow", values);
    }
    case "slack":
      return t("events.did.slack", { names: names || (slack?.channel ? `#${slack.channel}` : "–") });
    case "rated":
      return t("events.did.rated", { names: names || t("events.somebody"), rating: String(rating ?? "") });
    case "voted":
    case "declined":
    case "missed":
    case "came":
    case "coming":
    case "messaged":
    case "invited":
    case "removed":
    case "mailed":
      return t(`events.did.${kind}`, { names: names || t("events.somebody") });
    default:
      return t(`events.did.${kind}`);
  }
}

const NAMED_FIELDS = ["title", "dates", "places", "timezone", "lang", "created_by_user_id"] as const;

const formatField = (field: string, t: TranslateConsole): string => {
  const known = NAMED_FIELDS.find((one) => one === field);
  return known ? t(`events.fields.${known}`) : field;
};

function formatActor({ actor, mail, delivery, step }: Entry, t: TranslateConsole): string | null {
  if ((mail || delivery) && step) return t("events.byWorkflow", { name: step.name });
  if (!actor) return null;
  switch (actor.kind) {
    case "key":
      return t("events.byKey", { name: actor.name ?? "–" });
    case "user":
      return actor.name;
    case "booker":
      return t("events.byPage");
    case "system":
      return t("events.bySystem");
  }
}

const MAIL_TONES = { queued: "muted", sent: "ok", failed: "bad", bounced: "bad", unsent: "warn" } as const;
const STEP_TONES = {
  planned: "muted",
  sent: "muted",
  delivered: "ok",
  read: "ok",
  skipped: "warn",
  failed: "bad",
} as const;
const SLACK_TONES = {
  queued: "muted",
  sending: "muted",
  sent: "ok",
  failed: "bad",
  unknown: "warn",
} as const;
const DELIVERY_TONES = { pending: "muted", delivered: "ok", failed: "bad" } as const;

function DeliveryOutcome({ entry: { mail, delivery, step, slack } }: { entry: Entry }) {
  const t = useText();
  if (mail)
    return (
      <>
        <StateMark tone={MAIL_TONES[mail.state]}>{t(`events.mail.${mail.state}`)}</StateMark>
        <ReplacedMessage error={step?.replaced_error ?? null} />
      </>
    );
  if (slack)
    return (
      <StateMark tone={SLACK_TONES[slack.state]}>
        {t(`events.slack.${slack.state}`)}
        {slack.state === "failed" && slack.error ? `: ${formatSlackError(slack.error, t)}` : ""}
      </StateMark>
    );
  if (step)
    return (
      <>
        <StateMark tone={STEP_TONES[step.state]}>
          {t(
            step.channel === "calendar" && step.state === "delivered"
              ? "events.step.added"
              : `events.step.${step.state}`,
          )}
          {step.reason ? `: ${t(`events.stepReason.${step.reason}`)}` : ""}
        </StateMark>
        <ReplacedMessage error={step.replaced_error} />
      </>
    );
  if (!delivery) return null;
  const { state, attempts, status } = delivery;
  return (
    <StateMark tone={DELIVERY_TONES[state]}>
      {t(`events.delivery.${state}`)}
      {attempts > 0 ? ` · ${t("events.attempts", { count: attempts })}` : ""}
      {status ? ` · ${status}` : ""}
    </StateMark>
  );
}

/** Says why WhatsApp did not deliver the message that an SMS or a mail has replaced. */
function ReplacedMessage({ error }: { error: string | null }) {
  const t = useText();
  if (error === null) return null;
  const reason = error === "whatsapp_off" ? t("events.stepReason.whatsapp_off") : error;
  return <p className="wrap-anywhere text-muted text-xs">{t("events.insteadOfWhatsapp", { reason })}</p>;
}

const SLACK_ERRORS = ["expired", "no_connection", "nothing_to_tell"] as const;

const formatSlackError = (error: string, t: TranslateConsole): string => {
  const known = SLACK_ERRORS.find((one) => one === error);
  return known ? t(`events.slackError.${known}`) : error;
};
