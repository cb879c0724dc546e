import type { MessageGroup } from "./options";
import { describeVariable, type VariableName } from "./variables";

export const TEXT_PARTS = ["subject", "text", "closing", "button"] as const;
export type TextPart = (typeof TEXT_PARTS)[number];

/** Our texts of a kind, by their keys in the catalogues; `pages.` begins a key of the pages' catalogue. */
interface KindTexts {
  /** Absent for text messages. */
  subject?: string;
  text: string;
  /** The subject is followed by the title of the meeting. */
  isTitled?: boolean;
  /** The label of the main button; null if it has none, or leads to different places. */
  button: string | null;
  /** The text of a cancellation if it is known who cancelled the meeting. */
  textByPerson?: string;
  /** Our variables that the kind names differently. */
  renamed?: Readonly<Record<string, VariableName>>;
}

export interface MessageKindDescription extends KindTexts {
  group: MessageGroup;
  /** Hosts are the only readers of what bookers write in subjects. */
  audience: "guests" | "hosts";
  channel: "mail" | "sms";
  variables: readonly VariableName[];
  /** Variables that the text must contain, as the reader could not act without them. */
  required?: readonly VariableName[];
  /** The mail makes sense without the details of the meeting. */
  canOmitDetails?: true;
}

const MEETING_VARIABLES = [
  ...(["title", "host", "organization", "date", "time", "minutes", "times", "others"] as const),
  ...(["recipient", "booker", "people", "place"] as const),
] as const satisfies readonly VariableName[];

interface MeetingKind {
  button?: string | null;
  also?: readonly VariableName[];
  text?: string;
  textByPerson?: string;
  canOmitDetails?: true;
}

/** A mail about a meeting, whose texts are `<key>.subject` and `<key>.text`. */
const buildMeetingKind =
  (group: MessageGroup, audience: MessageKindDescription["audience"]) =>
  (key: string, { button = "event.open", also = [], text, ...rest }: MeetingKind = {}) =>
    ({
      group,
      audience,
      channel: "mail",
      subject: `${key}.subject`,
      isTitled: true,
      text: text ?? `${key}.text`,
      button,
      variables: [...MEETING_VARIABLES, ...also],
      ...rest,
    }) as const satisfies MessageKindDescription;

const buildGuestKind = buildMeetingKind("meetings", "guests");
const buildPollKind = buildMeetingKind("polls", "guests");
const buildReminderKind = buildMeetingKind("reminders", "guests");
const buildHostKind = buildMeetingKind("hosts", "hosts");

const buildSmsKind = (
  text: string,
  variables: readonly VariableName[],
  required: readonly VariableName[] = [],
) =>
  ({
    group: "sms",
    audience: "guests",
    channel: "sms",
    text,
    button: null,
    variables,
    required,
  }) as const satisfies MessageKindDescription;

const SMS_VARIABLES = [
  ...(["title", "when", "link", "host", "organization", "date", "time", "place"] as const),
  ...(["recipient", "booker"] as const),
] as const satisfies readonly VariableName[];

const PREVIOUS_TIME = ["previous_date", "previous_time"] as const;
const CANCELLED = {
  button: null,
  also: ["by", "name", "reason"],
  textByPerson: "cancelled.by",
} as const satisfies MeetingKind;

/**
 * The kinds of messages that an organisation can word. Not among them: codes, personal links that anyone can request,
 * sign-in, security and invitations, because they come from the installation and protect the reader, and replies to
 * STOP, START and HELP, whose words carriers demand.
 */
export const MESSAGE_KINDS = {
  confirmed: buildGuestKind("confirmed"),
  requested: buildGuestKind("requested"),
  changed: buildGuestKind("changed"),
  moved: buildGuestKind("moved", { also: PREVIOUS_TIME }),
  new_host: buildGuestKind("newHost"),
  reopened: buildGuestKind("reopened"),
  linked: buildGuestKind("linked"),
  unlinked: buildGuestKind("unlinked"),
  cancelled: buildGuestKind("cancelled", CANCELLED),
  cancelled_by_reader: buildGuestKind("cancelled", {
    button: null,
    also: ["reason"],
    text: "cancelled.byReader",
  }),
  request_expired: buildGuestKind("cancelled", { button: null, text: "cancelled.noAnswer" }),
  removed: buildGuestKind("removed", { button: null }),
  left: buildGuestKind("left"),
  message: buildGuestKind("message", { also: ["name"] }),
  invited: buildPollKind("invited", { button: "event.answer" }),
  suggested: buildPollKind("suggested", { button: "event.answer" }),
  answers: buildPollKind("answers"),
  unanswered: buildPollKind("unanswered", { button: "event.answer" }),
  reminder: buildReminderKind("reminder"),
  still_coming: buildReminderKind("stillComing", { button: "pages.eventPage.action.attend" }),
  thanks: buildReminderKind("thanks", { canOmitDetails: true }),
  feedback: buildReminderKind("feedback", { button: "feedback.button", canOmitDetails: true }),
  waiting_joined: {
    group: "waiting_list",
    audience: "guests",
    channel: "mail",
    subject: "waiting.joined.subject",
    text: "waiting.joined.text",
    button: null,
    renamed: { name: "host" },
    variables: ["host", "organization", "days", "recipient"],
  },
  waiting_offered: {
    group: "waiting_list",
    audience: "guests",
    channel: "mail",
    subject: "waiting.offered.subject",
    text: "waiting.offered.text",
    button: "waiting.offered.button",
    renamed: { name: "host" },
    variables: ["host", "organization", "date", "time", "until", "recipient"],
    required: ["until"],
  },
  booked_host: buildHostKind("booked", { also: ["name"] }),
  confirmed_host: buildHostKind("confirmed"),
  requested_host: buildHostKind("requestedHost", { button: "event.choose", also: ["name"] }),
  open_request_host: buildHostKind("openRequest", { button: "event.choose", also: ["name", "deadline"] }),
  invited_host: buildHostKind("invitedHost"),
  changed_host: buildHostKind("changed"),
  moved_host: buildHostKind("moved", { also: PREVIOUS_TIME }),
  reopened_host: buildHostKind("reopened"),
  linked_host: buildHostKind("linked"),
  unlinked_host: buildHostKind("unlinkedHost"),
  suggested_host: buildHostKind("suggestedHost"),
  cancelled_host: buildHostKind("cancelled", CANCELLED),
  cancelled_by_reader_host: buildHostKind("cancelled", {
    button: null,
    also: ["reason"],
    text: "cancelled.byReader",
  }),
  request_expired_host: buildHostKind("cancelled", { button: null, text: "cancelled.noAnswerHost" }),
  declined_host: buildHostKind("declined", { also: ["name"] }),
  attending_host: buildHostKind("attending", { also: ["name"] }),
  voted_host: buildHostKind("voted", { also: ["name"] }),
  closed_host: buildHostKind("closed"),
  reassigned_host: buildHostKind("removedHost"),
  message_host: buildHostKind("message", { also: ["name"] }),
  reminder_host: buildHostKind("reminder"),
  entry_moved_host: buildHostKind("entryMoved"),
  entry_deleted_host: buildHostKind("entryDeleted"),
  sms_reminder: buildSmsKind("sms.reminder", SMS_VARIABLES),
  sms_still_coming: buildSmsKind("sms.stillComing", SMS_VARIABLES, ["link"]),
  sms_thanks: buildSmsKind("sms.thanks", SMS_VARIABLES),
  sms_feedback: buildSmsKind("sms.feedback", SMS_VARIABLES, ["link"]),
  sms_answered_coming: buildSmsKind("sms.answeredComing", ["when", "link"]),
  sms_answered_move: buildSmsKind("sms.answeredMove", ["when", "link"], ["link"]),
  sms_answered_cancel: buildSmsKind("sms.answeredCancel", ["when", "link"]),
  sms_answered_decline: buildSmsKind("sms.answeredDecline", ["when", "link"]),
} as const satisfies Record<string, MessageKindDescription>;

export type MessageKind = keyof typeof MESSAGE_KINDS;

export const MESSAGE_KIND_NAMES = Object.keys(MESSAGE_KINDS) as [MessageKind, ...MessageKind[]];

export const describeKind = (kind: MessageKind): MessageKindDescription => MESSAGE_KINDS[kind];

export interface PartRules {
  part: TextPart;
  /** Characters of the source. */
  max: number;
  isRequired: boolean;
  isSingleLine: boolean;
  /** `[label](https://…)` is a link. */
  hasLinks: boolean;
  variables: readonly VariableName[];
  /** Variables that it must contain. */
  required: readonly VariableName[];
}

const PART_LIMITS = { subject: 200, text: 5000, closing: 2000, button: 60 } as const;
const MAX_SMS_CHARACTERS = 800;

/** Lists the parts of a kind with the rules of each. */
export function listParts(kind: MessageKind): PartRules[] {
  const { channel, variables, audience, button, required = [] } = describeKind(kind);
  const base = { isRequired: false, isSingleLine: false, hasLinks: false, variables, required: [] };
  if (channel === "sms")
    return [{ ...base, part: "text", max: MAX_SMS_CHARACTERS, isRequired: true, required }];
  const inSubject = variables.filter((name) => {
    const { isExternal = false, isLong = false } = describeVariable(name);
    return !isLong && (audience === "hosts" || !isExternal);
  });
  const line = { ...base, isSingleLine: true };
  return [
    { ...line, part: "subject", max: PART_LIMITS.subject, isRequired: true, variables: inSubject },
    { ...base, part: "text", max: PART_LIMITS.text, isRequired: true, hasLinks: true, required },
    { ...base, part: "closing", max: PART_LIMITS.closing, hasLinks: true },
    ...(button ? [{ ...line, part: "button" as const, max: PART_LIMITS.button, variables: [] }] : []),
  ];
}
