import type { ComponentType } from "react";
import { formatDay } from "../format-day";
import type { FilterInputProps, ListSource, StoredRow } from "./list-source";
import { findTab } from "./list-tabs";
import type { ListAddress } from "./use-list-address";

export interface ActiveFilter extends Pick<FilterInputProps, "label" | "value"> {
  name: string;
  text: string;
  /** Renders the filter with the name of what was chosen. */
  input?: ComponentType<FilterInputProps>;
  onRemove: () => void;
}

/** Lists the active filters in the reader's language, with the tab if the URL names it. */
export function listActiveFilters<Row extends StoredRow>(
  { filters = [], tabs }: Pick<ListSource<Row>, "filters" | "tabs">,
  address: ListAddress,
  locale: string,
): ActiveFilter[] {
  const listFilter = (
    name: string,
    filter: Pick<ActiveFilter, "label" | "text" | "input">,
  ): ActiveFilter[] => {
    const value = address.get(name);
    return value === "" ? [] : [{ ...filter, name, value, onRemove: () => address.set(name, "") }];
  };
  const search = `“${address.get("search")}”`;
  return [
    ...listFilter("search", { label: search, text: search }),
    ...filters.flatMap(({ name, label, options, input }) => {
      const value = address.get(name);
      const isDay = !options && !input && /^\d{4}-\d{2}-\d{2}$/.test(value);
      const chosen = isDay
        ? formatDay({ locale, timezone: "UTC" }, `${value}T12:00:00Z`)
        : (options?.find((option) => option.value === value)?.label ?? findTab(tabs, name, value)?.label);
      return listFilter(name, {
        label,
        text: chosen ? `${label}: ${chosen}` : label,
        ...(input && { input }),
      });
    }),
  ];
}
