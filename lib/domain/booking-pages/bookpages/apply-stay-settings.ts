import type { PageSettings } from "./custom-settings";
import { toStayRules } from "./stay-schema";

/**
 * Removes the settings that concern times of day from a page or type that is booked by days or nights: it may have
 * inherited them.
 */
export function applyStaySettings(settings: PageSettings): PageSettings {
  if (!toStayRules(settings)) return settings;
  const {
    duration: _duration,
    durations: _durations,
    step: _step,
    align: _align,
    spread: _spread,
    preferred_hours: _preferredHours,
    times_layout: _layout,
    seats: _seats,
    series: _series,
    waiting_list: _waitingList,
    ...kept
  } = settings;
  return { ...kept, one_slot: true, min_dates: 1 };
}
