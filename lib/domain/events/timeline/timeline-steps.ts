import type { SlackMessageState } from "@/lib/domain/messaging/slack/options";
import type { TextChannel, TextMessageState } from "@/lib/domain/messaging/sms/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { TimelineEntry } from "./timeline-schema";

type Step = NonNullable<TimelineEntry["step"]>;

export interface StepRow extends Omit<Step, "replaced_error"> {
  id: string;
  /** State and error of the SMS that the step sent. */
  textState: TextMessageState | null;
  textError: string | null;
  /** Why WhatsApp did not deliver it, if the message has become an SMS. */
  replacedError: string | null;
  /** The channel of that message, which may have taken the place of WhatsApp. */
  textChannel: TextChannel | null;
  /** State of the message at Slack. */
  slackState: SlackMessageState | null;
  recipient: string;
  /** Id of the delivery of a webhook step. */
  delivery: string | null;
  endedAt: Date | null;
}

const MAX_STEPS = 500;

const STEPS = definePreparedStatement<StepRow>(`
  SELECT s.id, s.workflow_id AS workflow, s.name, s.trigger, s.channel, s.due_at, s.state, s.reason, s.recipient,
         s.ended_at AS "endedAt", s.delivery_id AS delivery, m.state AS "textState", m.error AS "textError", m.channel AS "textChannel",
         m.replaced_error AS "replacedError",
         k.state AS "slackState"
    FROM planned_steps s
    LEFT JOIN text_messages m ON m.organization_id = $1 AND m.step_id = s.id
    LEFT JOIN slack_messages k ON k.organization_id = $1 AND k.key = 'workflow/' || s.id AND s.channel = 'slack'
   WHERE s.organization_id = $1 AND s.event_id = $2 ORDER BY s.due_at DESC LIMIT ${MAX_STEPS}`);

/** Lists the steps of workflows for a meeting. */
export const listTimelineSteps = (db: Db, organization: OrganizationId, event: string): Promise<StepRow[]> =>
  executeSql(db, STEPS, [organization, event]);

export const toTimelineStep = ({
  id: _,
  recipient: __,
  endedAt: ___,
  delivery: ____,
  textState,
  textError,
  textChannel,
  replacedError,
  slackState,
  ...step
}: StepRow): Step => ({
  ...step,
  replaced_error: replacedError,
  // The entries are written by the calendars' own jobs.
  ...(step.channel === "calendar" && step.state === "sent" && { state: "delivered" as const }),
  ...(textChannel && { channel: textChannel }),
  ...(textState && describeText(textState, textError)),
  ...(slackState && describeSlack(slackState)),
});

/** The state of a step that sent a message at Slack, which has no reports of delivery. */
function describeSlack(state: SlackMessageState): Pick<Step, "state" | "reason"> {
  if (state === "sent") return { state: "delivered", reason: null };
  if (state === "unknown") return { state: "failed", reason: "unknown_result" };
  return state === "failed" ? { state, reason: "rejected" } : { state: "sent", reason: null };
}

/** Reasons of ours, which are not the provider's words. */
const OWN_ERRORS = [
  "expired",
  "no_account",
  "sealed",
  "interrupted",
  "stopped",
  "over_budget",
  "no_host_phone",
  "whatsapp_off",
];

/** What the provider said about the SMS of a step. */
export const getProviderWords = ({ textError }: StepRow): string | null =>
  textError && !OWN_ERRORS.includes(textError) ? textError : null;

const FAILURES: Readonly<Record<string, Step["reason"]>> = {
  expired: "too_late",
  no_account: "sms_off",
  sealed: "error",
  stopped: "stopped",
  whatsapp_off: "whatsapp_off",
};

/** The state of a step that sent an SMS. */
function describeText(state: TextMessageState, error: string | null): Pick<Step, "state" | "reason"> {
  if (state === "delivered" || state === "read") return { state, reason: null };
  if (state === "undelivered") return { state: "failed", reason: "undelivered" };
  if (state === "unknown") return { state: "failed", reason: "unknown_result" };
  if (error === "over_budget" || error === "no_host_phone") return { state: "skipped", reason: error };
  if (state === "failed") return { state, reason: FAILURES[error ?? ""] ?? "rejected" };
  return { state: "sent", reason: null };
}

const MAIL_STATES = {
  queued: "sent",
  sent: "delivered",
  failed: "failed",
  bounced: "failed",
  unsent: "sent",
} as const;

const DELIVERY_STATES = { pending: "sent", delivered: "delivered", failed: "failed" } as const;

/** The step that sent a delivery, with the state of the delivery. */
export function toDeliveredStep(
  steps: readonly StepRow[],
  id: string,
  state: keyof typeof DELIVERY_STATES,
): Step | null {
  const step = steps.find(({ delivery }) => delivery === id);
  return step ? { ...toTimelineStep(step), state: DELIVERY_STATES[state] } : null;
}

/** The step that sent a mail, with the state of the mail. */
export function toMailedStep(
  steps: readonly StepRow[],
  id: string | null,
  state: keyof typeof MAIL_STATES,
): Step | null {
  const step = steps.find((one) => one.id === id);
  if (!step) return null;
  const sent = { channel: "mail", state: MAIL_STATES[state], reason: null } as const;
  return { ...toTimelineStep(step), ...sent, replaced_error: step.textError };
}
