"use client";
import { useText } from "../texts";
import type { ListSource, StoredRow } from "./list-source";
import type { useSelection } from "./use-selection";

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  selection: ReturnType<typeof useSelection<Row>>;
  bulk: readonly { label: string; run: (rows: Row[]) => void; bad?: boolean }[];
}

/** The actions on the selected rows. They stand below the list, at the end of the window, so that no row moves. */
export function SelectionBar<Row extends StoredRow>({ source, selection, bulk }: Props<Row>) {
  const t = useText();
  const { chosen, picked, rest, clear } = selection;
  if (chosen.length === 0) return null;
  return (
    <div className="sticky mt-3 bottom-[calc(var(--toasts,0px)+0.75rem)] z-10 flex min-h-14 flex-wrap items-center gap-2 rounded-lg bg-accent px-4 py-1.5 text-accent-text shadow-lg">
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
