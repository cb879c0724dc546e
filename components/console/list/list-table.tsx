"use client";
import type { KeyboardEvent } from "react";
import { useText } from "../texts";
import { ListRow } from "./list-row";
import { useListSettings } from "./list-settings";
import type { ListSource, StoredRow } from "./list-source";
import { getAriaSort, OrderButton } from "./order-button";
import { RowCheckbox } from "./row-checkbox";
import { useListAddress } from "./use-list-address";
import { useVirtualRows } from "./use-virtual-rows";

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  rows: Row[];
  selected: ReadonlySet<string>;
  /** null if there are no bulk actions. */
  onSelect: ((ids: ReadonlySet<string>) => void) | null;
  more: boolean;
  onEnd: () => void;
}

/** A table that renders visible rows only; on narrow screens each row is a card. */
export function ListTable<Row extends StoredRow>({
  source: whole,
  rows,
  selected,
  onSelect,
  more,
  onEnd,
}: Props<Row>) {
  const t = useText();
  const { compact, hidden } = useListSettings(whole.key[0]);
  const columns = whole.columns.filter(({ name }, index) => index === 0 || !hidden.includes(name));
  const source = { ...whole, columns };
  const { frame, items, measure, above, below } = useVirtualRows(rows, more, onEnd);
  const toggle = (some: readonly Row[], on: boolean) => {
    const next = new Set(selected);
    for (const { _id } of some) on ? next.add(_id) : next.delete(_id);
    onSelect?.(next);
  };
  return (
    <div
      ref={frame}
      className="group @container rounded-lg border border-line bg-raised"
      data-compact={compact || undefined}
    >
      <table
        className="w-full border-collapse text-start text-sm @max-3xl:block"
        aria-rowcount={more ? -1 : rows.length + 1}
      >
        <ListHead
          source={source}
          all={rows.every(({ _id }) => selected.has(_id))}
          onSelectAll={onSelect && ((on) => toggle(rows, on))}
        />
        <tbody className="@max-3xl:block" onKeyDown={handleRowKeys}>
          <Space height={above} />
          {items.map(({ index, key }) => {
            const row = rows[index];
            if (!row) return null;
            return (
              <ListRow
                key={key}
                ref={measure}
                source={source}
                row={row}
                index={index}
                selected={selected.has(row._id)}
                onSelect={onSelect && ((on) => toggle([row], on))}
              />
            );
          })}
          <Space height={below} />
        </tbody>
      </table>
      <p className="border-line border-t px-4 py-3 text-xs text-muted" aria-live="polite">
        {more ? t("list.loading") : t("list.shown", { count: rows.length })}
      </p>
    </div>
  );
}

interface HeadProps<Row extends StoredRow> {
  source: ListSource<Row>;
  all: boolean;
  onSelectAll: ((on: boolean) => void) | null;
}

function ListHead<Row extends StoredRow>({ source, all, onSelectAll }: HeadProps<Row>) {
  const t = useText();
  const order = useListAddress().get("sort") || (source.defaultOrder ?? "newest");
  return (
    <thead className="text-xs text-muted @max-3xl:block">
      <tr className="border-line border-b @max-3xl:flex @max-3xl:items-center">
        {onSelectAll ? (
          <th className="w-12 p-0">
            <RowCheckbox label={t("list.selectAll")} checked={all} onChange={onSelectAll} />
          </th>
        ) : null}
        {source.columns.map(({ name, label, orders }, index) => (
          <th
            key={name}
            scope="col"
            aria-sort={orders && getAriaSort(orders, order)}
            className={`py-3 pe-4 text-start font-medium ${onSelectAll ? "" : "first:ps-4"} ${index > 0 ? "@max-3xl:hidden" : ""}`}
          >
            {orders ? <OrderButton source={source} label={label} orders={orders} /> : label}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** A spacer in place of the rows that are not rendered. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className="@max-3xl:block">
      <td className="p-0 @max-3xl:block" style={{ height }} />
    </tr>
  ) : null;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Moves the focus between rows by arrow keys, which also update an open panel. Enter opens the row as a link. */
function handleRowKeys(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  const link = (event.target as Element).closest<HTMLElement>("[data-row]");
  if (step === undefined || !link) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-row]")];
  const next = links[links.indexOf(link) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  if (document.querySelector("[data-beside]")) next.click();
}
