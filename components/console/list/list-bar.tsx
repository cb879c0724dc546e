"use client";
import { useText } from "../texts";
import { FilterBar } from "./filter-bar";
import type { ListSource, StoredRow } from "./list-source";
import type { ListAddress } from "./use-list-address";
import type { useSelection } from "./use-selection";

interface Selected<Row extends StoredRow> {
  source: ListSource<Row>;
  selection: ReturnType<typeof useSelection<Row>>;
  bulk: readonly { label: string; run: (rows: Row[]) => void; bad?: boolean }[];
}

interface Props<Row extends StoredRow> extends Selected<Row> {
  address: ListAddress;
}

/** The search, the filters and the order; during a selection, the bulk actions. */
export function ListBar<Row extends StoredRow>({ address, ...selected }: Props<Row>) {
  return selected.selection.chosen.length > 0 ? (
    <SelectionBar {...selected} />
  ) : (
    <FilterBar source={selected.source} address={address} />
  );
}

function SelectionBar<Row extends StoredRow>({ source, selection, bulk }: Selected<Row>) {
  const t = useText();
  const { chosen, picked, rest, clear } = selection;
  return (
    <div className="relative flex min-h-12 flex-wrap items-center gap-2 rounded-sm bg-accent px-3 py-1 text-accent-text">
      <p className="me-auto flex flex-wrap items-center gap-x-3 font-medium" aria-live="polite">
        {t("list.selected", { count: picked.count })}
        {rest ? (
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={rest.select}>
            {t("people.selectMatching", { count: rest.total })}
          </button>
        ) : null}
      </p>
      {source.selection?.renderActions(picked, clear)}
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
        onClick={clear}
      >
        {t("list.clear")}
      </button>
    </div>
  );
}
