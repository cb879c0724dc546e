import type { DateOverride } from "../../resources/edited-availability";
import type { TranslateConsole } from "../../texts";
import { buildNewDialogState } from "../date-overrides/build-new-dialog-state";
import type { DayDialogState } from "../date-overrides/day-dialog-state";
import { formatOverride, joinLabels } from "../date-overrides/format-override";
import { formatZoneName } from "./list-day-facts";
import type { ResolvedDay } from "./resolve-year-days";

interface SelectedDays {
  first: ResolvedDay;
  last: ResolvedDay;
  entries: readonly DateOverride[];
  /** The user's time zone. */
  timezone: string;
  locale: string;
}

/** Builds the dialog state for chosen days: the item of a single day, otherwise a new item. */
export function buildDayDialogState(
  { first, last, entries, timezone, locale }: SelectedDays,
  t: TranslateConsole,
): DayDialogState {
  const single = first.date === last.date;
  const items = single ? listDayItems(first, { entries, locale }, t) : [];
  const [only] = items;
  if (only && items.length === 1) return only.opened;
  if (only) return { kind: "several", date: first.date, items };
  const { slots, holiday } = first;
  return buildNewDialogState({
    kind: single ? "open" : "away",
    range: { start_date: first.date, end_date: last.date },
    slots,
    timezone,
    note: single && holiday ? t("availability.dates.isHoliday", { name: holiday }) : null,
  });
}

function listDayItems(
  { absence, entry, travel }: ResolvedDay,
  { entries, locale }: Pick<SelectedDays, "entries" | "locale">,
  t: TranslateConsole,
) {
  const items: { opened: DayDialogState; text: string }[] = [];
  if (absence)
    items.push({
      opened: { kind: "absence", id: absence._id },
      text: joinLabels(t("availability.days.away"), absence.label),
    });
  if (entry)
    items.push({
      opened: { kind: "entry", start: entry, index: entries.indexOf(entry), note: null },
      text: formatOverride(entry, locale, t),
    });
  if (travel)
    items.push({
      opened: { kind: "travel", start: travel, note: null },
      text: t("availability.days.clockOf", { zone: formatZoneName(travel.timezone) }),
    });
  return items;
}
