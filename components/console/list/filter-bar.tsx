"use client";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { DisabledUntilHydrated } from "../form/disabled-until-hydrated";
import { useText } from "../texts";
import { FilterSelect } from "./filter-select";
import type { FilterInputProps, ListSource, StoredRow } from "./list-source";
import type { ListAddress } from "./use-list-address";

const SEARCH_DEBOUNCE_MS = 200;

/** Further filters get a row of their own. */
const MAX_INLINE_FILTERS = 2;

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  address: ListAddress;
}

/** The search, the filters and the order. */
export function FilterBar<Row extends StoredRow>({ source, address }: Props<Row>) {
  const t = useText();
  const filters = (source.filters ?? []).filter(({ isElsewhere }) => !isElsewhere);
  const isFinder = ({ input }: (typeof filters)[number]) => input !== undefined;
  const isDay = (filter: (typeof filters)[number]) => !isFinder(filter) && filter.options === undefined;
  const days = filters.filter(isDay);
  const show = ({ name, label, options, input: Input = Day }: (typeof filters)[number]) => {
    const choice = { label, value: address.get(name), onChange: (value: string) => address.set(name, value) };
    return options ? (
      <FilterSelect
        key={name}
        {...choice}
        options={[{ value: "", label: `${label}: ${t("list.all")}` }, ...options]}
      />
    ) : (
      <Input key={name} {...choice} />
    );
  };
  const finders = filters.some(isFinder) || !source.unsearchable;
  return (
    <DisabledUntilHydrated>
      <div className="flex flex-wrap items-center gap-2 max-sm:items-end">
        {finders ? (
          <div
            className={`flex min-w-0 flex-wrap items-center gap-2 ${filters.length > MAX_INLINE_FILTERS ? "flex-[1_1_100%]" : "flex-[1_1_16rem]"}`}
          >
            {source.unsearchable ? null : <SearchInput address={address} hint={source.searchHint} />}
            {filters.filter(isFinder).map(show)}
          </div>
        ) : null}
        {filters.filter((filter) => !isFinder(filter) && !isDay(filter)).map(show)}
        {days.length > 0 ? (
          <div className="flex min-w-0 items-center gap-2 max-sm:flex-[1_1_100%]">{days.map(show)}</div>
        ) : null}
        <FilterSelect
          label={t("list.sort")}
          value={address.get("sort")}
          options={[
            { value: "", label: source.order ?? t("list.newest") },
            { value: "oldest", label: t("list.oldest") },
            ...(source.orders ?? []),
          ]}
          onChange={(value) => address.set("sort", value)}
        />
      </div>
    </DisabledUntilHydrated>
  );
}

/** Searches when the typing pauses; adopts changes of the URL, except while the user types. */
function SearchInput({ address, hint }: { address: ListAddress; hint: string | undefined }) {
  const t = useText();
  const search = address.get("search");
  const [adopted, setAdopted] = useState(search);
  const [typed, setTyped] = useState(search);
  if (adopted !== search) {
    setAdopted(search);
    if (typed === adopted) setTyped(search);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => address.set("search", typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative min-w-0 flex-[1_1_16rem]">
      <Search size={18} aria-hidden className="absolute top-1/2 start-3 -translate-y-1/2 text-muted" />
      <input
        className="input ps-10"
        type="search"
        data-list-search
        aria-label={t("list.search")}
        placeholder={hint ?? t("list.search")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

const Day = ({ label, value, onChange }: FilterInputProps) => (
  <label className="flex items-center gap-2 text-muted max-sm:grid max-sm:flex-[1_1_8rem] max-sm:gap-1 max-sm:text-xs">
    {label}
    <input
      className={`input w-auto min-w-0 text-sm ${value ? "text-text" : ""}`}
      type="date"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </label>
);
