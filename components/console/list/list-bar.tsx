"use client";
import { useText } from "../texts";
import { FilterBar } from "./filter-bar";
import type { ListSource, StoredRow } from "./list-source";
import type { ListAddress } from "./use-list-address";

interface Selection<Row> {
  chosen: Row[];
  bulk: readonly { label: string; run: (rows: Row[]) => void; bad?: boolean }[];
  onClear: () => void;
}

interface Props<Row extends StoredRow> extends Selection<Row> {
  source: ListSource<Row>;
  address: ListAddress;
}

/** Search, filters and order; while something is selected, what can be done with it. */
export function ListBar<Row extends StoredRow>({ source, address, ...selection }: Props<Row>) {
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
      <p className="me-auto font-medium" aria-live="polite">
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
