import type { ListSource, StoredRow } from "./list-source";
import type { ListAddress } from "./use-list-address";

export interface ActiveFilter {
  name: string;
  text: string;
  onRemove: () => void;
}

/** Lists the active filters in the reader's language. */
export function listActiveFilters<Row extends StoredRow>(
  { filters = [] }: Pick<ListSource<Row>, "filters">,
  address: ListAddress,
): ActiveFilter[] {
  const listFilter = (name: string, text: string): ActiveFilter[] =>
    address.get(name) === "" ? [] : [{ name, text, onRemove: () => address.set(name, "") }];
  return [
    ...listFilter("search", `“${address.get("search")}”`),
    ...filters.flatMap(({ name, label, options }) => {
      const chosen = options?.find(({ value }) => value === address.get(name))?.label;
      return listFilter(name, chosen ? `${label}: ${chosen}` : label);
    }),
  ];
}
