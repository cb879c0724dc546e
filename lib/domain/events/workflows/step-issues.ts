import {
  CALENDAR_RECIPIENTS,
  CALENDAR_TRIGGERS,
  isSubjectTrigger,
  SLACK_RECIPIENTS,
  SMS_RECIPIENTS,
  type StepChannel,
  SUBJECT_CHANNELS,
  SUBJECT_RECIPIENTS,
  type Trigger,
  type WorkflowRecipient,
} from "./options";
import {
  describeTextIssue,
  FORM_SUBJECT_VARIABLES,
  FORM_VARIABLES,
  LINE_VARIABLES,
  OFFER_VARIABLES,
  SMS_VARIABLES,
  SUBJECT_VARIABLES,
} from "./text-variables";
import type { WhatsappInput } from "./whatsapp-schema";

/** A field, the code of the problem and its words. */
export type Issue = [field: string, code: string, message: string];

interface SubjectStep {
  channel: StepChannel;
  to: readonly WorkflowRecipient[];
  template: string | null | undefined;
}

/** Lists what a step about a form or a waiting list cannot have, as there is no meeting. */
export const listSubjectIssues = ({ channel, to, template }: SubjectStep): Issue[] => [
  ...(SUBJECT_CHANNELS.some((one) => one === channel)
    ? []
    : [["channel", "unsupported", "must be mail or webhook, as there is no meeting yet"] satisfies Issue]),
  ...(to.every((one) => SUBJECT_RECIPIENTS.some((known) => known === one))
    ? []
    : [
        [
          "to",
          "unsupported",
          "must name only booker and team_admins, as there is no meeting yet",
        ] satisfies Issue,
      ]),
  ...(template
    ? [["template", "unsupported", "is about a meeting, and there is none yet"] satisfies Issue]
    : []),
];

/** Lists what a message at Slack cannot have. */
export const listSlackIssues = ({
  to,
  subject = "",
  template,
}: Pick<SubjectStep, "to" | "template"> & { subject?: string | undefined }): Issue[] => [
  ...(to.every((one) => SLACK_RECIPIENTS.some((known) => known === one))
    ? []
    : [["to", "unsupported", "must be empty for the channel, or name only host"] satisfies Issue]),
  ...(subject.trim() ? [["subject", "unsupported", "has no use at Slack"] satisfies Issue] : []),
  ...(template ? [["template", "unsupported", "is no text for Slack"] satisfies Issue] : []),
];

/** The longest line in calendar entries, before its variables are replaced. */
const MAX_LINE_TEXT = 500;

/** Lists what a line in calendar entries cannot have. */
export const listCalendarIssues = (
  trigger: Trigger,
  { to, template, subject = "", text = "" }: Pick<SubjectStep, "to" | "template"> & OwnText,
): Issue[] => {
  const variables = describeTextIssue(text, LINE_VARIABLES);
  return [
    ...(isSubjectTrigger(trigger) || CALENDAR_TRIGGERS.some((one) => one === trigger)
      ? []
      : [
          [
            "when/trigger",
            "unsupported",
            "must be about a confirmed meeting, which has calendar entries",
          ] satisfies Issue,
        ]),
    ...(to.every((one) => CALENDAR_RECIPIENTS.some((known) => known === one))
      ? []
      : [
          [
            "to",
            "unsupported",
            "must not contain team_admins, who have no entry of the meeting",
          ] satisfies Issue,
        ]),
    ...(template ? [["template", "unsupported", "is no line for calendar entries"] satisfies Issue] : []),
    ...(subject.trim() ? [["subject", "unsupported", "has no use in calendar entries"] satisfies Issue] : []),
    ...(variables ? [["text", "unknown", variables] satisfies Issue] : []),
    ...(text.length > MAX_LINE_TEXT
      ? [
          [
            "text",
            "too_long",
            `must have at most ${MAX_LINE_TEXT} characters in calendar entries`,
          ] satisfies Issue,
        ]
      : []),
  ];
};

/** Lists the unknown variables of subject and text. */
export const listVariableIssues = (
  trigger: Trigger,
  { subject = "", text = "" }: { subject?: string | undefined; text?: string | undefined },
): Issue[] => {
  const known = VARIABLES[trigger as keyof typeof VARIABLES] ?? MEETING_VARIABLES;
  const issues = [
    ["subject", describeTextIssue(subject, known.subject)],
    ["text", describeTextIssue(text, known.text)],
  ] as const;
  return issues.flatMap(([field, message]): Issue[] => (message ? [[field, "unknown", message]] : []));
};

const MEETING_VARIABLES = { subject: SUBJECT_VARIABLES, text: SMS_VARIABLES } as const;

const VARIABLES = {
  form_answered: { subject: FORM_SUBJECT_VARIABLES, text: FORM_VARIABLES },
  offer_waiting: { subject: SUBJECT_VARIABLES, text: OFFER_VARIABLES },
} as const;

/** Lists what a webhook lacks or cannot have. */
export function listWebhookIssues({ to, addresses, url, template, whatsapp, ...own }: WebhookStep): Issue[] {
  const unused: [string, boolean][] = [
    ["to", to.length > 0],
    ["addresses", addresses.length > 0],
    ["template", Boolean(template)],
    ["whatsapp", Boolean(whatsapp)],
    ["subject", Boolean(own.subject?.trim())],
    ["text", Boolean(own.text?.trim())],
  ];
  return [
    ...(url ? [] : [["url", "required", "is required for a webhook"] satisfies Issue]),
    ...unused
      .filter(([, isSet]) => isSet)
      .map(([name]): Issue => [name, "unsupported", "has no use with a webhook"]),
  ];
}

interface OwnText {
  subject?: string | undefined;
  text?: string | undefined;
}

interface WebhookStep extends Pick<SubjectStep, "to" | "template">, OwnText {
  addresses: readonly string[];
  url: string | null | undefined;
  whatsapp: WhatsappInput | null | undefined;
}

/** The longest text of an SMS, before its variables are replaced. */
const MAX_SMS_TEXT = 800;

/** Returns whether the text of a step goes by SMS in place of WhatsApp, or by WhatsApp itself. */
export const isSmsSubstitute = (message: WhatsappInput | null | undefined) =>
  Boolean(message && message.otherwise !== "mail");

/** Lists what a WhatsApp message lacks or cannot have. Its text goes by the other channel, whose rules it follows. */
export function listWhatsappIssues(
  step: Pick<SubjectStep, "to" | "template"> & OwnText,
  message: WhatsappInput | null | undefined,
): Issue[] {
  if (!message) return [["whatsapp", "required", "is required for the channel whatsapp"]];
  const isMail = message.otherwise === "mail";
  return [
    ...listSmsIssues(step.to, isMail ? { ...step, subject: "", text: "" } : step),
    ...(message.parameters ?? []).flatMap((value, index): Issue[] => {
      const issue = value.trim() ? describeTextIssue(value, SMS_VARIABLES) : "must not be empty";
      return issue ? [[`whatsapp/parameters/${index}`, value.trim() ? "unknown" : "too_small", issue]] : [];
    }),
  ];
}

/** Templates that ask or thank those whom a host meets. */
const isForGuests = (template: string | null | undefined) => Boolean(template) && template !== "reminder";

/** Lists what an SMS cannot have. */
export const listSmsIssues = (
  to: readonly WorkflowRecipient[],
  { template, subject = "", text = "" }: Pick<SubjectStep, "template"> & OwnText,
): Issue[] => [
  ...(to.every((one) => SMS_RECIPIENTS.some((known) => known === one))
    ? []
    : [["to", "unsupported", "must not contain team_admins, whom SMS do not reach"] satisfies Issue]),
  ...(to.includes("host") && isForGuests(template)
    ? [
        [
          "template",
          "unsupported",
          "must be reminder, or a text of your own, in an SMS to hosts",
        ] satisfies Issue,
      ]
    : []),
  ...(subject.trim() ? [["subject", "unsupported", "has no use with an SMS"] satisfies Issue] : []),
  ...(text.length > MAX_SMS_TEXT
    ? [["text", "too_long", `must have at most ${MAX_SMS_TEXT} characters in an SMS`] satisfies Issue]
    : []),
];
