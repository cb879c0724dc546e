"use client";
import { useMe } from "../me";
import { useText } from "../texts";
import { DisabledUntilHydrated } from "../ui/disabled-until-hydrated";
import { FilterChip } from "./filter-chip";
import { FilterInput } from "./filter-input";
import { FilterPanel } from "./filter-panel";
import { listActiveFilters } from "./list-active-filters";
import type { ListSource, StoredRow } from "./list-source";
import { findTab, setTabInUrl } from "./list-tabs";
import { OrderSelect } from "./order-select";
import { SearchInput } from "./search-input";
import type { ListAddress } from "./use-list-address";

/** More filters open from a button. */
const MAX_INLINE_FILTERS = 1;

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  address: ListAddress;
}

/** The search and, behind one button, the filters and the order. Active filters are chips below. */
export function FilterBar<Row extends StoredRow>({ source, address }: Props<Row>) {
  const t = useText();
  const { locale } = useMe();
  const filters = (source.filters ?? []).filter(({ isElsewhere }) => !isElsewhere);
  const isInline = filters.length <= MAX_INLINE_FILTERS;
  const setFilter = (name: string, value: string) => {
    setTabInUrl(source.tabs);
    address.set(name, value);
  };
  const active = isInline
    ? []
    : listActiveFilters({ ...source, filters }, address, locale).filter(
        ({ name, value }) => name !== "search" && !findTab(source.tabs, name, value),
      );
  return (
    <DisabledUntilHydrated>
      <div className="relative grid gap-2">
        <div className="flex flex-wrap items-center gap-2">
          {source.unsearchable ? null : <SearchInput address={address} hint={source.searchHint} />}
          {isInline ? (
            <>
              {filters.map((filter) => (
                <FilterInput
                  key={filter.name}
                  filter={filter}
                  value={address.get(filter.name)}
                  onChange={(value) => setFilter(filter.name, value)}
                />
              ))}
              <OrderSelect source={source} address={address} />
            </>
          ) : (
            <FilterPanel source={source} address={address} onFilter={setFilter} count={active.length} />
          )}
          {source.layout}
        </div>
        {active.length > 0 ? (
          <ul className="flex flex-wrap items-center gap-2" aria-label={t("list.activeFilters")}>
            {active.map(({ name, text, input: Input, label, value, onRemove }) => (
              <li key={name} className="max-w-full">
                {Input ? (
                  <Input label={label} value={value} onChange={(next) => setFilter(name, next)} />
                ) : (
                  <FilterChip text={text} onRemove={onRemove} />
                )}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </DisabledUntilHydrated>
  );
}
