"use client";
import { Search } from "lucide-react";
import { useEffect, useState } from "react";
import { useText } from "../texts";
import type { FilterInput, ListSource, Stored } from "./list-source";
import type { ListAddress } from "./use-list-address";

const PAUSE = 200;

/** Further filters have a row of their own, below the words. */
const FEW = 2;

interface Selection<Row> {
  chosen: Row[];
  bulk: readonly { label: string; run: (rows: Row[]) => void; bad?: boolean }[];
  onClear: () => void;
}

interface Props<Row extends Stored> extends Selection<Row> {
  source: ListSource<Row>;
  address: ListAddress;
}

/** Search, filters and order; while something is selected, what can be done with it. */
export function ListBar<Row extends Stored>({ source, address, ...selection }: Props<Row>) {
  return selection.chosen.length > 0 ? (
    <SelectionBar {...selection} />
  ) : (
    <FilterBar source={source} address={address} />
  );
}

function SelectionBar<Row>({ chosen, bulk, onClear }: Selection<Row>) {
  const t = useText();
  return (
    <div className="flex min-h-12 flex-wrap items-center gap-2 rounded-sm bg-accent px-3 py-1 text-accent-text">
      <p className="mr-auto font-medium" aria-live="polite">
        {t("list.selected", { count: chosen.length })}
      </p>
      {bulk.map(({ label, run, bad }) => (
        <button
          key={label}
          type="button"
          className="button"
          {...(bad ? { "data-tone": "bad" } : {})}
          onClick={() => run(chosen)}
        >
          {label}
        </button>
      ))}
      <button
        type="button"
        className="min-h-11 px-3 font-medium underline underline-offset-4"
        onClick={onClear}
      >
        {t("list.clear")}
      </button>
    </div>
  );
}

function FilterBar<Row extends Stored>({ source, address }: Pick<Props<Row>, "source" | "address">) {
  const t = useText();
  const filters = source.filters ?? [];
  const isFinder = ({ input }: (typeof filters)[number]) => input !== undefined;
  const show = ({ name, label, options, input: Input = Day }: (typeof filters)[number]) => {
    const choice = { label, value: address.get(name), onChange: (value: string) => address.set(name, value) };
    return options ? (
      <Choice
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
    <div className="flex flex-wrap items-center gap-2 max-sm:items-end">
      {finders ? (
        <div
          className={`flex min-w-0 flex-wrap items-center gap-2 ${filters.length > FEW ? "flex-[1_1_100%]" : "flex-[1_1_16rem]"}`}
        >
          {source.unsearchable ? null : <SearchInput address={address} />}
          {filters.filter(isFinder).map(show)}
        </div>
      ) : null}
      {filters.filter((filter) => !isFinder(filter)).map(show)}
      <Choice
        label={t("list.sort")}
        value={address.get("sort")}
        options={[
          { value: "", label: t("list.newest") },
          { value: "oldest", label: t("list.oldest") },
        ]}
        onChange={(value) => address.set("sort", value)}
      />
    </div>
  );
}

/** Asks when the typing pauses; what the address comes to say otherwise is taken over, but not over somebody's typing. */
function SearchInput({ address }: { address: ListAddress }) {
  const t = useText();
  const asked = address.get("search");
  const [seen, setSeen] = useState(asked);
  const [typed, setTyped] = useState(asked);
  if (seen !== asked) {
    setSeen(asked);
    if (typed === seen) setTyped(asked);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause
  useEffect(() => {
    if (typed === asked) return;
    const timer = setTimeout(() => address.set("search", typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div className="relative min-w-0 flex-[1_1_16rem]">
      <Search size={18} aria-hidden className="absolute top-1/2 left-3 -translate-y-1/2 text-muted" />
      <input
        className="input pl-10"
        type="search"
        data-list-search
        aria-label={t("list.search")}
        placeholder={t("list.search")}
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
    </div>
  );
}

const Day = ({ label, value, onChange }: FilterInput) => (
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

interface ChoiceProps extends FilterInput {
  options: readonly { value: string; label: string }[];
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <select
      className="input w-auto min-w-0 max-w-full sm:max-w-56 flex-[0_1_auto] max-sm:flex-[1_1_8rem]"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
