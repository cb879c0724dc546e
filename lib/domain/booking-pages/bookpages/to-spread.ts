import type { Spread } from "@/lib/core/slots/spread";
import type { PageSettings } from "./custom-settings";
import { pickDuration } from "./durations";

/** Returns the rule for a search; undefined if all free times are offered. */
export function toSpread(settings: PageSettings): Spread | undefined {
  const { rule = "any", count, shortest, days = null } = settings.spread ?? {};
  if (rule === "any") return undefined;
  if (rule === "first_of_day") return { rule, count: count ?? 1, days };
  if (rule === "adjacent") return { rule, days };
  return { rule, shortest: shortest ?? findShortestLength(settings), days };
}

const findShortestLength = (settings: PageSettings): number =>
  Math.min(...(settings.durations ?? []), pickDuration(settings));
