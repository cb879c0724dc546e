/** The tabs of the list. The names are values of the URL parameter `filter`. */
export const EVENT_TABS = ["upcoming", "planning", "past", "cancelled", "all"] as const;

export type EventTab = (typeof EVENT_TABS)[number];

/** The tab of an address without parameters. */
export const INITIAL_EVENT_TAB: EventTab = "upcoming";

/**
 * Resolves the tab on show. An address that names none, but a search or a filter, shows all meetings, so that a search
 * finds past ones as well and links from elsewhere keep their meaning.
 */
export function resolveEventTab({
  filter,
  order: _order,
  ...others
}: Partial<Record<string, string | undefined>>): EventTab {
  if (filter) return EVENT_TABS.find((one) => one === filter) ?? "all";
  return Object.values(others).some(Boolean) ? "all" : INITIAL_EVENT_TAB;
}

/** Upcoming meetings are sorted with the earliest first, the others with the latest first. */
export const getTabOrder = (tab: EventTab): "start" | "latest" =>
  tab === "upcoming" || tab === "planning" ? "start" : "latest";
