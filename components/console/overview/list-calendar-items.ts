import type { Schemas } from "../api";
import { buildCalendarsPath } from "../calendars/build-calendars-path";
import { formatDay } from "../format-day";
import { canSeeOthers, type Me } from "../me";
import type { TranslateConsole } from "../texts";
import type { ActionItem } from "./action-item";

type ActionItems = Schemas["ActionItems"];

/** With more, one line has their number and links to the list. */
const MAX_NAMED = 3;

/** Lists broken calendars, by name if there are few. */
export function listCalendarItems(found: ActionItems, me: Me, t: TranslateConsole): ActionItem[] {
  const { counts } = found;
  const unreachable = found.troubled_calendars.filter(({ trouble }) => trouble === "unreachable");
  const refusing = found.troubled_calendars.filter(({ trouble }) => trouble === "refuses");
  return [
    ...summarizeItems(
      me,
      found.broken_calendars.map((calendar) => buildBrokenItem(calendar, me, t)),
      "broken",
      t("actionItems.broken", { count: counts.people_with_broken_calendars }),
    ),
    ...summarizeItems(
      me,
      unreachable.map((calendar) => buildFailingItem(calendar, me, t)),
      "stale",
      t("actionItems.unreachable", { count: counts.people_with_unreachable_calendars }),
    ),
    ...summarizeItems(
      me,
      refusing.map((calendar) => buildFailingItem(calendar, me, t)),
      "refuses",
      t("actionItems.refusing", { count: counts.people_with_refusing_calendars }),
    ),
  ];
}

const summarizeItems = (me: Me, lines: ActionItem[], status: string, text: string): ActionItem[] =>
  lines.length > MAX_NAMED && canSeeOthers(me)
    ? [{ href: `/console/people-calendars?status=${status}`, text, broken: true }]
    : lines;

function buildBrokenItem(
  calendar: ActionItems["broken_calendars"][number],
  me: Me,
  t: TranslateConsole,
): ActionItem {
  const values = { calendar: calendar.name, name: calendar.full_name ?? t("users.unnamed") };
  return {
    href: buildCalendarsPath(calendar.user, me),
    text: calendar.user === me.id ? t("overview.ownCalendar", values) : t("overview.calendar", values),
    broken: true,
  };
}

const FAILURE_TEXTS = {
  unreachable: { own: "overview.ownUnreachable", others: "overview.unreachable" },
  refuses: { own: "overview.ownRefuses", others: "overview.refuses" },
} as const;

function buildFailingItem(
  calendar: ActionItems["troubled_calendars"][number],
  me: Me,
  t: TranslateConsole,
): ActionItem {
  return {
    href: buildCalendarsPath(calendar.user, me),
    text: t(FAILURE_TEXTS[calendar.trouble][calendar.user === me.id ? "own" : "others"], {
      calendar: calendar.name,
      name: calendar.full_name ?? t("users.unnamed"),
      date: formatDay(me, calendar.since),
    }),
    broken: true,
  };
}
