"use client";
import { ListFilter as FilterIcon } from "lucide-react";
import { useId } from "react";
import { useText } from "../texts";
import { FilterInput } from "./filter-input";
import type { ListSource, StoredRow } from "./list-source";
import { OrderSelect } from "./order-select";
import type { ListAddress } from "./use-list-address";
import { usePopover } from "./use-popover";

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  address: ListAddress;
  onFilter: (name: string, value: string) => void;
  /** The number of active filters. */
  count: number;
}

/** The button that opens the filters and the order; they apply at once. */
export function FilterPanel<Row extends StoredRow>({ source, address, onFilter, count }: Props<Row>) {
  const t = useText();
  const id = useId();
  const popover = usePopover();
  const filters = (source.filters ?? []).filter(({ isElsewhere }) => !isElsewhere);
  const days = filters.filter(({ options, input }) => !options && !input);
  const show = (filter: (typeof filters)[number]) => (
    <FilterInput
      key={filter.name}
      filter={filter}
      value={address.get(filter.name)}
      onChange={(value) => onFilter(filter.name, value)}
    />
  );
  return (
    <div {...popover.frame} className={source.unsearchable ? "" : "sm:relative"}>
      <button
        ref={popover.button}
        type="button"
        className="button max-sm:px-3"
        title={t("list.filter")}
        aria-expanded={popover.open}
        aria-controls={popover.open ? id : undefined}
        onClick={popover.toggle}
      >
        <FilterIcon size={18} aria-hidden />
        <span className="max-sm:sr-only">{t("list.filter")}</span>
        {count > 0 ? (
          <span className="rounded-full bg-accent px-2 text-accent-text text-xs tabular-nums">{count}</span>
        ) : null}
      </button>
      {popover.open ? (
        <div
          id={id}
          role="dialog"
          aria-label={t("list.filter")}
          className={`absolute ${source.unsearchable ? "start-0" : "end-0"} z-20 mt-2 grid w-96 gap-3 rounded-lg border border-line bg-raised p-4 shadow-lg max-sm:w-full [&_select.input]:w-full [&_select.input]:max-w-none`}
        >
          {filters.filter((filter) => !days.includes(filter)).map(show)}
          {days.length > 0 ? <div className="grid grid-cols-2 gap-2">{days.map(show)}</div> : null}
          <div className="grid gap-1">
            <span className="text-xs text-muted">{t("list.sort")}</span>
            <OrderSelect source={source} address={address} />
          </div>
          <div className="flex justify-between gap-2">
            <button
              type="button"
              className="button"
              data-tone="quiet"
              aria-disabled={count === 0}
              onClick={() => {
                for (const { name } of filters) if (address.get(name) !== "") onFilter(name, "");
              }}
            >
              {t("list.clearFilters")}
            </button>
            <button type="button" className="button" onClick={popover.close}>
              {t("list.closeFilters")}
            </button>
          </div>
        </div>
      ) : null}
    </div>
  );
}
