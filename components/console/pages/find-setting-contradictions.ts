import type { LocalDate } from "@/lib/core/time/local-date";
import type { BookingSettings } from "../resources/edited-settings";

export type SettingContradiction =
  | "minDates"
  | "titleHidden"
  | "noPlace"
  | "placesHidden"
  | "reversed"
  | "over"
  | "noticeBeyond"
  | "alignSkips"
  | "limitShort"
  | "emailNeeded"
  | "seatsAsk";

const DAY_MINUTES = 1440;
const DEFAULT_DURATION_MINUTES = 30;

/**
 * Finds settings that make each other ineffective or leave nothing to book. `custom` has the effective settings,
 * inherited ones included.
 */
export function findSettingContradictions(custom: BookingSettings, today: LocalDate): SettingContradiction[] {
  const { start_date: start, end_date: end, days_after: horizon } = custom;
  const places = custom.fixed_places?.length ?? 0;
  const found: [SettingContradiction, unknown][] = [
    ["minDates", (custom.auto_confirm || custom.one_slot) && (custom.min_dates ?? 1) > 1],
    ["titleHidden", custom.hide_title && custom.title_mandatory],
    ["noPlace", custom.forbid_add_places && !custom.hide_places && places === 0],
    ["placesHidden", custom.hide_places && places > 1],
    ["reversed", start && end && end < start],
    ["over", end && end < today],
    ["noticeBeyond", horizon !== undefined && (custom.minimum_notice ?? 0) >= (horizon + 1) * DAY_MINUTES],
    ["alignSkips", hasUnalignedStarts(custom)],
    ["seatsAsk", custom.seats !== undefined && !custom.auto_confirm],
    ["limitShort", custom.limits?.some(({ minutes }) => minutes && minutes < getDuration(custom))],
    [
      "emailNeeded",
      (custom.contact ?? "email") !== "email" && (custom.confirm_address || custom.allowed_domains?.length),
    ],
  ];
  return found.filter(([, holds]) => holds).map(([name]) => name);
}

const getDuration = ({ duration = DEFAULT_DURATION_MINUTES }: BookingSettings) => duration;

/**
 * Times begin on a multiple of `align` and continue in steps of `step`; unless one divides the other, some times are
 * on no multiple.
 */
const hasUnalignedStarts = ({ align, step, ...custom }: BookingSettings) => {
  const between = step ?? getDuration(custom);
  return align !== undefined && between % align !== 0 && align % between !== 0;
};
