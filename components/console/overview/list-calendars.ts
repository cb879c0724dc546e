import type { Schemas } from "../api";
import { calendarsPath } from "../calendars/calendars-path";
import { formatDay } from "../format-day";
import { type Me, seesOthers } from "../me";
import type { TranslateConsole } from "../texts";
import type { OverviewLine } from "./overview-line";

type Attention = Schemas["Attention"];

/** With more, the line says how many, and leads to the list of them. */
const MAX_NAMED = 3;

/** Calendars that do not work: by name as long as they are few. */
export function listCalendars(found: Attention, me: Me, t: TranslateConsole): OverviewLine[] {
  const { counts } = found;
  const unreachable = found.troubled_calendars.filter(({ trouble }) => trouble === "unreachable");
  const refusing = found.troubled_calendars.filter(({ trouble }) => trouble === "refuses");
  return [
    ...fold(
      me,
      found.broken_calendars.map((calendar) => sayBroken(calendar, me, t)),
      "broken",
      t("todo.broken", { count: counts.people_with_broken_calendars }),
    ),
    ...fold(
      me,
      unreachable.map((calendar) => sayTroubled(calendar, me, t)),
      "stale",
      t("todo.unreachable", { count: counts.people_with_unreachable_calendars }),
    ),
    ...fold(
      me,
      refusing.map((calendar) => sayTroubled(calendar, me, t)),
      "refuses",
      t("todo.refusing", { count: counts.people_with_refusing_calendars }),
    ),
  ];
}

const fold = (me: Me, lines: OverviewLine[], status: string, text: string): OverviewLine[] =>
  lines.length > MAX_NAMED && seesOthers(me)
    ? [{ href: `/console/people-calendars?status=${status}`, text, broken: true }]
    : lines;

function sayBroken(
  calendar: Attention["broken_calendars"][number],
  me: Me,
  t: TranslateConsole,
): OverviewLine {
  const said = { calendar: calendar.name, name: calendar.full_name ?? t("users.unnamed") };
  return {
    href: calendarsPath(calendar.user, me),
    text: calendar.user === me.id ? t("overview.ownCalendar", said) : t("overview.calendar", said),
    broken: true,
  };
}

const TROUBLES = {
  unreachable: { own: "overview.ownUnreachable", others: "overview.unreachable" },
  refuses: { own: "overview.ownRefuses", others: "overview.refuses" },
} as const;

function sayTroubled(
  calendar: Attention["troubled_calendars"][number],
  me: Me,
  t: TranslateConsole,
): OverviewLine {
  return {
    href: calendarsPath(calendar.user, me),
    text: t(TROUBLES[calendar.trouble][calendar.user === me.id ? "own" : "others"], {
      calendar: calendar.name,
      name: calendar.full_name ?? t("users.unnamed"),
      date: formatDay(me, calendar.since),
    }),
    broken: true,
  };
}
