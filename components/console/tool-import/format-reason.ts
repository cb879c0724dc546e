import type { Schemas } from "../api";
import { formatMoment } from "../format-moment";
import type { Me } from "../me";
import type { TranslateConsole } from "../texts";

type Reason = Schemas["ImportReason"];

/** The groups of rules of the slot engine, which are named instead of each rule. */
const RULE_GROUPS: Readonly<Record<string, "start_times" | "hours" | "days_ahead" | "limits" | "busy">> = {
  off_grid: "start_times",
  align: "start_times",
  no_availability: "hours",
  outside_hours: "hours",
  closed_date: "hours",
  horizon: "days_ahead",
  working_days: "days_ahead",
  start_date: "days_ahead",
  end_date: "days_ahead",
  limit: "limits",
  page_limit: "limits",
  type_limit: "limits",
  meeting: "busy",
  busy: "busy",
  full: "busy",
  all_day: "busy",
};

const formatRule = (rule: string, t: TranslateConsole): string =>
  t(`importNotes.rules.${rule === "minimum_notice" ? rule : (RULE_GROUPS[rule] ?? "other")}`);

/** Formats the reason of a note in the reader's language, with times in the reader's zone. */
export function formatReason(
  { code, parameters }: Reason,
  t: TranslateConsole,
  me: Pick<Me, "lang" | "locale" | "timezone">,
): string {
  const list = new Intl.ListFormat(me.lang, { type: "unit" });
  const { rules, times, time, count } = parameters;
  const shown = Object.fromEntries(
    Object.entries(parameters).map(([name, value]) => [
      name,
      Array.isArray(value) ? list.format(value) : value,
    ]),
  );
  if (Array.isArray(rules)) shown.rules = list.format(new Set(rules.map((rule) => formatRule(rule, t))));
  if (Array.isArray(times)) {
    const moments = times.map((one) => formatMoment(me, one));
    shown.times = (times.length < Number(count) ? [...moments, "…"] : moments).join("; ");
  }
  if (typeof time === "string") shown.time = formatMoment(me, time);
  const translate: (key: string, values: object) => string = t as never; // each text has values of its own
  return translate(`importNotes.reasons.${code}`, shown);
}
