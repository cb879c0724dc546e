import {
  SLACK_RECIPIENTS,
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
  OFFER_VARIABLES,
  SMS_VARIABLES,
  SUBJECT_VARIABLES,
} from "./text-variables";

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
