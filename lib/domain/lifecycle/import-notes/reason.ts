/** Values of a reason: times as in RFC 3339, the rest as the other tool, or its owner, has written it. */
type ReasonParameters = Readonly<Record<string, string | number | readonly string[]>>;

/** A reason by its code, so that the console can give it in the reader's language. */
export interface Reason {
  code: ReasonCode;
  parameters: ReasonParameters;
}

const join = (values: readonly string[]) => values.join(", ");

/** Formats several reasons as one English text. */
export const formatReasons = (reasons: readonly Reason[]): string => reasons.map(formatReason).join("; ");

/** Formats some of the times: `times` are the first ones of `count`. */
const formatTimes = ({ times, count }: { times: readonly string[]; count: number }) =>
  join(times.length < count ? [...times, "…"] : times);

const formatMinute = (time: string) => `${time.slice(0, 16).replace("T", " ")} UTC`;

/** The English texts of the reasons for which something does not come, or comes otherwise. */
const REASON_TEXTS = {
  // Of settings.
  role_not_given: ({ role, tool }: { role: string; tool: string }) =>
    `${role} in ${tool}; give the role under People, as an import gives none`,
  meetings_later: (_: { count: number }) => "import them after the settings",
  unreadable_by_token: () => "the token may not read them; use the token of an owner or admin",
  unreadable_by_key: () => "the API key may not read them; use the key of an owner or admin",
  hosts_unreadable: () => "none of its hosts can be read",
  owner_unreadable: () => "its owner is not among the people that can be read",
  hours_private: () => "Cal.com shows them to the person alone",
  duration_changed: ({ from, to }: { from: number; to: number }) => `${from} minutes become ${to}`,
  no_such_rule: () => "there is no such rule here",
  no_payments: () => "payments do not exist here",
  no_place_kind: ({ kind }: { kind: string }) => `there is no place of the kind ${kind} here`,
  no_video_service: ({ kind }: { kind: string }) => `there is no video service ${kind} here`,
  question_limit: ({ limit }: { limit: number }) => `is left out, as a page asks at most ${limit} questions`,
  question_kind: ({ kind }: { kind: string }) =>
    `is a text, as there is no question of the kind ${kind} here`,
  question_other: () => "has no free answer beside its options",
  question_hidden: () => "is left out, as questions cannot be hidden here",
  seats_unknown: () => "Calendly does not tell how many may book a meeting; set `seats`",
  polls_unread: () => "meeting polls of Calendly are not read; this is a page to book",
  routing_to_activate: () => "Calendly does not tell the rules of forms: add them, then activate the form",
  routing_to_publish: () => "Calendly does not tell the rules of forms: add them, then publish it",
  confirmation_always: () => "is asked for every booking here, not only for those at short notice",
  confirmation_excludes: () => "are left out, as they exclude confirmation by the host here",
  seats_exclude_series: () => "is left out, as meetings with seats cannot repeat here",
  series_interval: ({ interval, frequency }: { interval: number; frequency: string }) =>
    `every ${interval} ${frequency} cannot be chosen here`,
  rolling_days: ({ days }: { days: number }) => `${days} days with free times become the next ${days} days`,
  host_groups: ({ groups }: { groups: number }) =>
    `each of ${groups} groups gives a host there; here ${groups} hosts of all groups take part`,
  // Of rules that are searched.
  rules_unsearched: () => "they are not worked out for types of several hosts; check them",
  offers_missing: () => "Calendly offers no times to work them out from",
  offers_inactive: () => "it is inactive, so Calendly offers no times to work them out from",
  times_missing: (of: { tool: string; count: number; rules: readonly string[]; times: readonly string[] }) =>
    `${of.count} times of ${of.tool} are not offered here, by the rules ${join(of.rules)}: ${formatTimes(of)}`,
  times_extra: (of: { tool: string; count: number; days: number; times: readonly string[] }) =>
    `${of.count} times on ${of.days} days are offered here and not by ${of.tool}, for no rule that could be found: ${formatTimes(of)}`,
  buffer_ambiguous: ({ others, taken }: { others: readonly string[]; taken: number }) =>
    `${join(others)} would explain the offered times as well; ${taken} is taken`,
  buffer_unknown: ({ taken }: { taken: number }) =>
    `cannot be told, as there is no meeting in the weeks that were read; ${taken} is taken`,
  end_unseen: () => "the offers reach the end of the weeks that were read; no end is taken",
  limit_unseen: ({ from }: { from: number }) =>
    `no day or week was full; a limit from ${from} on would fit, and none is taken`,
  notice_range: ({ from, to, taken }: { from: number; to: number; taken: number }) =>
    `${from} to ${to} minutes fit; ${taken} is taken`,
  // Of meetings.
  unknown_hosts: ({ hosts }: { hosts: readonly string[] }) => `not a user here: ${join(hosts)}`,
  page_missing: () => "its page is not here, so it has none",
  not_accepted: () => "nobody has accepted this request in Cal.com",
  time_taken: ({ title, time }: { title: string; time: string }) =>
    `${title}, ${formatMinute(time)}, is here`,
  time_held: ({ time }: { time: string }) => `a time that is being booked, ${formatMinute(time)}, is here`,
  // Of rows and entries of a file.
  value_missing: () => "is empty",
  too_many_values: () => "has more values than there are columns",
  no_time: ({ text }: { text: string }) => `${text} is no date with a time of day`,
  ambiguous_date: ({ text }: { text: string }) =>
    `${text} may have the day or the month first; name the order of the dates`,
  no_end: () => "there is neither an end after the start nor a duration",
  unknown_names: ({ names }: { names: readonly string[] }) => `nobody here is called ${join(names)}`,
  no_address: ({ text }: { text: string }) => `${text} is no address`,
  no_user: () => "none of its people is a user here; name the host",
  repeats: () => "repeats: create it here as a series",
  no_length: () => "has no length",
  // Of whole files.
  not_text: () => "This is no text.",
  spreadsheet: () => "This is a spreadsheet or an archive. Export it as CSV.",
  not_calendar: ({ detail }: { detail: string }) => `This is no calendar file: ${detail}`,
  open_quotation: ({ row }: { row: number }) =>
    `Row ${row} has a quotation mark that is not closed, or not doubled within a value.`,
  no_rows: () => "The file has no rows. The first one must contain column names.",
  row_limit: ({ limit }: { limit: number }) => `The file has more than ${limit} rows. Split it.`,
  no_column: ({ header }: { header: string }) => `There is no column "${header}".`,
  no_field: ({ header, field, fields }: { header: string; field: string; fields: readonly string[] }) =>
    `Column "${header}": "${field}" is none of ${join(fields)}.`,
  no_start_column: () => "No column has the start of the appointments: name it.",
  host_unknown: ({ host }: { host: string }) => `${host} is not a user here.`,
  timezone_needed: () =>
    "The people here have several time zones: name that of the times in the file, such as Europe/Berlin.",
} as const;

export type ReasonCode = keyof typeof REASON_TEXTS;

export const REASON_CODES = Object.keys(REASON_TEXTS) as [ReasonCode, ...ReasonCode[]];

/** None, or an object with the values of the text. */
export type ParametersOf<Code extends ReasonCode> = Parameters<(typeof REASON_TEXTS)[Code]>;

export const buildReason = <Code extends ReasonCode>(
  code: Code,
  ...[parameters]: ParametersOf<Code>
): Reason => ({ code, parameters: parameters ?? {} });

/** Formats a reason in English. */
export function formatReason({ code, parameters }: Reason): string {
  const format: (parameters: never) => string = REASON_TEXTS[code];
  return format(parameters as never);
}
