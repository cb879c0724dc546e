import type { CustomSettings } from "./custom-settings";

const DEFAULT_DURATION_MINUTES = 30;

/** How long a meeting of the page is unless the booker chooses, in minutes. */
export const pickDuration = ({ duration, durations }: CustomSettings): number =>
  duration ?? durations?.[0] ?? DEFAULT_DURATION_MINUTES;

/** What bookers choose from, in minutes; none where there is no choice. */
export const listDurations = ({ durations = [] }: CustomSettings): readonly number[] =>
  durations.length > 1 ? durations : [];

/**
 * The settings of a type over those of its page. Lengths go together: who gives a type one of its own does not mean the
 * page's choice, and a choice of its own begins with the page's length only if it is among them.
 */
export function resolveTypeCustom(page: CustomSettings, type: CustomSettings): CustomSettings {
  const { durations, duration, ...custom } = { ...page, ...type };
  const own = type.durations !== undefined || type.duration === undefined ? durations : undefined;
  const isOffered = duration !== undefined && (own?.includes(duration) ?? true);
  return { ...custom, ...(own && { durations: own }), ...(isOffered && { duration }) };
}

/** A page takes any length of its address unless it names those to choose from; a type has one unless it does. */
export function isDurationAllowed(
  custom: CustomSettings,
  { minutes, ofType }: { minutes: number; ofType: boolean },
) {
  if (custom.durations) return custom.durations.includes(minutes);
  return !ofType || minutes === pickDuration(custom);
}
