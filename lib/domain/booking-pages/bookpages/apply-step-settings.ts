import type { PageSettings } from "./custom-settings";
import { toStepRules } from "./steps-schema";

/** Removes the settings that steps replace from a page or type that has steps: it may have inherited them. */
export function applyStepSettings(settings: PageSettings): PageSettings {
  if (!toStepRules(settings)) return settings;
  const {
    duration: _duration,
    durations: _durations,
    spread: _spread,
    hosts: _hosts,
    stay: _stay,
    seats: _seats,
    series: _series,
    waiting_list: _waitingList,
    ...kept
  } = settings;
  return { ...kept, one_slot: true, min_dates: 1 };
}
