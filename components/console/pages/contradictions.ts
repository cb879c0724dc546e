import type { Custom } from "./custom-body";

export type Contradiction = "minDates" | "titleHidden" | "noPlace" | "placesHidden";

/** Settings that leave one another without effect, of which a person would not think. */
export function findContradictions(custom: Custom): Contradiction[] {
  const places = custom.fixed_places?.length ?? 0;
  const found: [Contradiction, unknown][] = [
    ["minDates", (custom.auto_confirm || custom.one_slot) && (custom.min_dates ?? 1) > 1],
    ["titleHidden", custom.hide_title && custom.title_mandatory],
    ["noPlace", custom.forbid_add_places && !custom.hide_places && places === 0],
    ["placesHidden", custom.hide_places && places > 1],
  ];
  return found.filter(([, holds]) => holds).map(([name]) => name);
}
