import { z } from "zod";
import { email, httpsUrl, id, LIMITS, line, text } from "@/lib/platform/http/fields";
import {
  isBeforeTrigger,
  isSubjectTrigger,
  isTimeTrigger,
  MAX_STEP_AMOUNT,
  RECIPIENTS,
  STEP_CHANNELS,
  STEP_TIME_UNITS,
  type StepChannel,
  TEXT_TEMPLATES,
  TRIGGERS,
  type Trigger,
  UNANSWERED,
  type WorkflowRecipient,
} from "./options";
import {
  type Issue,
  isSmsSubstitute,
  listCalendarIssues,
  listSlackIssues,
  listSmsIssues,
  listSubjectIssues,
  listVariableIssues,
  listWebhookIssues,
  listWhatsappIssues,
} from "./step-issues";
import { hasAnswers } from "./text-variables";
import { storedWhatsapp, type WhatsappInput, whatsappInput } from "./whatsapp-schema";

/** Those to whom a step goes: people, a fixed address, or the address of a webhook. */
export const STEP_ROLES = [...RECIPIENTS, "address", "slack", "webhook", "calendar"] as const;

const MAX_STEP_ADDRESSES = 5;

const channel = z
  .enum(STEP_CHANNELS)
  .describe(
    "`sms`: to the phone numbers of booker, guests and hosts, through the account of `/v2/sms_account`. `whatsapp`: to the same numbers, a template of the account of `/v2/whatsapp_account`. `push`: a notification in the browsers of people who switched these on. `slack`: a message to the channel of the page, its team or the organisation, or with `to` to the hosts themselves. `webhook`: to `url`. `calendar`: a line in the description of the calendar entries that `to` have of the meeting, from its time on.",
  );

const trigger = z
  .enum(TRIGGERS)
  .describe(
    "`requested`: a booking that a host must confirm. `booked`: confirmed for the first time, at once or after a request. `confirmed`: a request or a poll was confirmed. `moved`: another time. `no_show`: recorded that someone did not come. `unanswered`: a request that no host has confirmed, declined or answered with another time; it ends with the answer. `form_answered`: the answers to a form were sent; a message with a delay ends once something is booked with them. `offer_waiting`: a freed time is offered to somebody on a waiting list; it ends with the offer.",
  );

const storedWhen = z
  .object({ trigger, amount: z.int(), unit: z.enum(STEP_TIME_UNITS), at: z.string().nullable() })
  .meta({ id: "WorkflowTime" });

const when = z
  .object({
    trigger,
    amount: z
      .int()
      .min(0)
      .optional()
      .describe("How long before or after; after the change for a trigger that is one. Default 0."),
    unit: z
      .enum(STEP_TIME_UNITS)
      .optional()
      .describe(
        "Default `minutes`. Days are of the recipient's calendar; working days are Monday to Friday without the host's holidays.",
      ),
    at: z
      .string()
      .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of day such as 09:00")
      .nullable()
      .optional()
      .describe("The time of that day on the recipient's clock, for days and working days only."),
  })
  .superRefine(({ trigger, amount = 0, unit = "minutes", at }, context) => {
    const report = (path: string, code: string, message: string) =>
      context.addIssue({ code: "custom", path: [path], message, params: { code } });
    if (amount > MAX_STEP_AMOUNT[unit])
      report("amount", "too_big", `must be at most ${MAX_STEP_AMOUNT[unit]} ${unit}`);
    if (at && unit !== "days" && unit !== "working_days")
      report("at", "unsupported", "needs the unit days or working_days");
    if (isBeforeTrigger(trigger) && amount === 0 && !at)
      report("amount", "too_small", "must be at least 1, as the step is before that time");
    if (trigger === UNANSWERED && amount === 0)
      report("amount", "too_small", "must be at least 1, as a request is new before that");
    if (!isTimeTrigger(trigger) && at)
      report("at", "unsupported", "needs a trigger before or after the start or the end");
  })
  .meta({ id: "WorkflowTimeBody" });

const url = z
  .string()
  .nullable()
  .describe("The address of a webhook step, whose deliveries are signed, repeated and logged as all others.");

export const workflowStep = z
  .object({
    _id: id,
    when: storedWhen,
    channel,
    to: z
      .array(z.enum(RECIPIENTS))
      .describe("Guests are all participants besides the booker and the hosts. Empty for a webhook."),
    addresses: z.array(z.string()).describe("Fixed addresses, which are confirmed first."),
    template: z.enum(TEXT_TEMPLATES).nullable().describe("Our text, in each reader's language."),
    subject: z
      .string()
      .describe(
        "Empty with a template, for a text message, Slack, a webhook and a line in calendar entries.",
      ),
    text: z.string().describe("Empty with a template, and for a webhook."),
    url,
    whatsapp: storedWhatsapp.nullable().describe("Only for the channel `whatsapp`."),
  })
  .meta({ id: "WorkflowStep" });

export const stepInput = z
  .object({
    _id: id.optional().describe("The id of an existing step of this workflow, which it replaces."),
    when,
    channel: channel.optional().describe("Default `mail`."),
    to: z
      .array(z.enum(RECIPIENTS))
      .max(RECIPIENTS.length)
      .optional()
      .describe(
        "At least one recipient, here or in `addresses`; none for a webhook; none or `host` for Slack. Notifications go to people with an account.",
      ),
    addresses: z
      .array(email)
      .max(MAX_STEP_ADDRESSES)
      .optional()
      .describe(
        "Fixed addresses for mails with a text of your own. A new address is mailed a link; it gets nothing before its reader confirms.",
      ),
    template: z
      .enum(TEXT_TEMPLATES)
      .nullable()
      .optional()
      .describe(
        "Our text, in place of `subject` and `text`. `still_coming` asks to say yes, to choose another time or to cancel. `feedback` asks for a rating and a sentence; it needs a trigger after the start or the end.",
      ),
    subject: line(LIMITS.name)
      .optional()
      .describe("May contain {host}, {date} and {time}; for `form_answered` only {form}."),
    text: text(LIMITS.text)
      .optional()
      .describe(
        "Plain text. May contain {recipient}, {booker}, {host}, {title}, {date}, {time}, {place} and {link}; an SMS also {answers}, which asks to reply 1 (coming), 2 (another time) or 3 (cancel). A line in calendar entries has at most 500 characters and no {link}, as entries have their own. For `form_answered`: {recipient}, {booker}, {form}, {link} and {answer.…} with the key of a question.",
      ),
    url: httpsUrl.nullable().optional().describe("For a webhook only: the address that gets the meeting."),
    whatsapp: whatsappInput
      .nullable()
      .optional()
      .describe("For the channel `whatsapp` only, and required for it."),
  })
  .superRefine((input, context) => {
    for (const [field, code, message] of listStepIssues(input))
      context.addIssue({ code: "custom", path: field.split("/"), message, params: { code } });
  })
  .meta({ id: "WorkflowStepBody" });

interface StepParts {
  when: { trigger: Trigger };
  channel?: StepChannel | undefined;
  to?: WorkflowRecipient[] | undefined;
  addresses?: string[] | undefined;
  template?: string | null | undefined;
  subject?: string | undefined;
  text?: string | undefined;
  url?: string | null | undefined;
  whatsapp?: WhatsappInput | null | undefined;
}

/** Lists what a step lacks, or has beyond what its channel uses. */
function listStepIssues({
  when,
  channel = "mail",
  to = [],
  addresses = [],
  url,
  template,
  whatsapp: message,
  ...own
}: StepParts): Issue[] {
  const texts = (["subject", "text"] as const).map((name) => [name, own[name]?.trim() ?? ""] as const);
  const isSubject = isSubjectTrigger(when.trigger);
  if (channel === "webhook") {
    return listWebhookIssues({ to, addresses, url, template, whatsapp: message, ...own });
  }
  return [
    ...(isSubject ? listSubjectIssues({ channel, to, template }) : []),
    ...(channel === "calendar" ? [] : listVariableIssues(when.trigger, own)),
    ...(channel === "calendar" ? listCalendarIssues(when.trigger, { to, template, ...own }) : []),
    ...(channel === "slack" ? listSlackIssues({ to, subject: own.subject, template }) : []),
    ...(to.length + addresses.length > 0 || channel === "slack"
      ? []
      : [["to", "too_small", "must name at least one recipient"] satisfies Issue]),
    ...(addresses.length > 0 && channel !== "mail"
      ? [["addresses", "unsupported", "is for mails only"] satisfies Issue]
      : []),
    ...(addresses.length > 0 && template
      ? [["template", "unsupported", "is for those who take part, not for addresses"] satisfies Issue]
      : []),
    ...(url ? [["url", "unsupported", "is for the channel webhook only"] satisfies Issue] : []),
    ...(channel === "push" && to.includes("team_admins")
      ? [
          [
            "to",
            "unsupported",
            "must not contain team_admins, whom notifications do not reach",
          ] satisfies Issue,
        ]
      : []),
    ...(channel === "sms" ? listSmsIssues(to, { template, ...own }) : []),
    ...(channel === "whatsapp" ? listWhatsappIssues({ to, template, ...own }, message) : []),
    ...(channel !== "whatsapp" && message
      ? [["whatsapp", "unsupported", "is for the channel whatsapp only"] satisfies Issue]
      : []),
    ...(channel !== "sms" && !isSmsSubstitute(message) && !isSubject && hasAnswers(own.text ?? "")
      ? [["text", "unsupported", "must contain {answers} in an SMS only"] satisfies Issue]
      : []),
    ...(template === "feedback" && when.trigger !== "after_start" && when.trigger !== "after_end"
      ? [["template", "unsupported", "needs a trigger after the start or the end"] satisfies Issue]
      : []),
    ...texts.flatMap(([name, value]): Issue[] => {
      if (template && value) return [[name, "unsupported", "must be empty with a template"]];
      return template ||
        value ||
        ((channel === "sms" ||
          channel === "slack" ||
          channel === "calendar" ||
          (channel === "whatsapp" && message?.otherwise !== "mail")) &&
          name === "subject")
        ? []
        : [[name, "required", "is required without a template"]];
    }),
  ];
}

export type WorkflowTime = z.output<typeof storedWhen>;
export type WorkflowStep = z.output<typeof workflowStep>;
export type WorkflowStepBody = z.output<typeof stepInput>;
export type StepRole = (typeof STEP_ROLES)[number];
