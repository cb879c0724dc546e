import { findShortestStay, measureStay } from "@/lib/core/slots/stays/stay-rules";
import { measureSteps } from "@/lib/core/slots/steps/step-rules";
import type { PageSettings } from "./custom-settings";
import { toStayRules } from "./stay-schema";
import { toStepRules } from "./steps-schema";

const DEFAULT_DURATION_MINUTES = 30;

/** Returns the length of a meeting in minutes unless the booker chooses another; of stays and of steps the shortest. */
export function pickDuration(settings: PageSettings): number {
  const steps = toStepRules(settings);
  if (steps) return measureSteps(steps);
  const stay = toStayRules(settings);
  if (stay) return measureStay(stay, findShortestStay(stay) ?? stay.least);
  return settings.duration ?? settings.durations?.[0] ?? DEFAULT_DURATION_MINUTES;
}

/** Returns the lengths from which bookers choose, in minutes; empty without a choice. */
export const listDurations = ({ durations = [] }: PageSettings): readonly number[] =>
  durations.length > 1 ? durations : [];

/**
 * Merges the settings of a type into those of its page. Lengths belong together: a type with a length of its
 * own ignores the page's choice, and a choice of its own starts with the page's length only if it contains
 * it.
 */
export function resolveTypeSettings(page: PageSettings, type: PageSettings): PageSettings {
  const { durations, duration, ...settings } = { ...page, ...type };
  const choices = type.durations !== undefined || type.duration === undefined ? durations : undefined;
  const isOffered = duration !== undefined && (choices?.includes(duration) ?? true);
  return { ...settings, ...(choices && { durations: choices }), ...(isOffered && { duration }) };
}

/**
 * Stays have no duration in minutes. A page accepts any `duration` parameter unless it lists choices; a type accepts only its own unless it
 * lists choices.
 */
export function isDurationAllowed(
  settings: PageSettings,
  { minutes, ofType }: { minutes: number; ofType: boolean },
) {
  if (toStayRules(settings)) return false;
  if (toStepRules(settings)) return minutes === pickDuration(settings);
  if (settings.durations) return settings.durations.includes(minutes);
  return !ofType || minutes === pickDuration(settings);
}
