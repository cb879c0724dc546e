"use client";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import Link from "next/link";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useText } from "../texts";
import type { ListSource, Stored } from "./list-source";

const ROW_HEIGHT = 57;
const OVERSCAN = 12;

interface Props<Row extends Stored> {
  source: ListSource<Row>;
  rows: Row[];
  selected: ReadonlySet<string>;
  /** null: nothing can be done with several. */
  onSelect: ((ids: ReadonlySet<string>) => void) | null;
  more: boolean;
  onEnd: () => void;
}

/** A real table of which only the rows in sight are drawn; where it has no room each row is a card. */
export function ListTable<Row extends Stored>({ source, rows, selected, onSelect, more, onEnd }: Props<Row>) {
  const t = useText();
  const frame = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => setTop(frame.current?.offsetTop ?? 0), []);
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
    scrollMargin: top,
    getItemKey: (index) => rows[index]?._id ?? index,
  });
  const items = virtual.getVirtualItems();
  const [first, last] = [items[0], items.at(-1)];
  const above = first ? first.start - top : 0;
  const below = last ? virtual.getTotalSize() - (last.end - top) : 0;

  const atEnd = last !== undefined && last.index >= rows.length - OVERSCAN;
  useEffect(() => {
    if (atEnd && more) onEnd();
  }, [atEnd, more, onEnd]);

  const toggle = (ids: string[], on: boolean) => {
    const next = new Set(selected);
    for (const id of ids) on ? next.add(id) : next.delete(id);
    onSelect?.(next);
  };
  const all = rows.every(({ _id }) => selected.has(_id));

  return (
    <div ref={frame} className="@container rounded-lg border border-line bg-raised">
      <table
        className="w-full border-collapse text-left text-sm @max-3xl:block"
        aria-rowcount={more ? -1 : rows.length + 1}
      >
        <thead className="text-xs text-muted @max-3xl:block">
          <tr className="border-line border-b @max-3xl:flex @max-3xl:items-center">
            {onSelect ? (
              <th className="w-12 p-0">
                <Tick
                  label={t("list.selectAll")}
                  checked={all}
                  onChange={(on) =>
                    toggle(
                      rows.map(({ _id }) => _id),
                      on,
                    )
                  }
                />
              </th>
            ) : null}
            {source.columns.map(({ name, label }, index) => (
              <th
                key={name}
                scope="col"
                className={`py-3 pr-4 font-medium ${onSelect ? "" : "first:pl-4"} ${index > 0 ? "@max-3xl:hidden" : ""}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="@max-3xl:block">
          <Space height={above} />
          {items.map(({ index, key }) => {
            const row = rows[index];
            if (!row) return null;
            const [head, ...others] = source.columns;
            const name = source.nameOf(row);
            return (
              <tr
                key={key}
                ref={virtual.measureElement}
                data-index={index}
                aria-rowindex={index + 2}
                className={`relative border-line border-b last:border-0 hover:bg-surface has-checked:bg-surface @max-lg:block @lg:@max-3xl:grid @lg:@max-3xl:grid-cols-2 @lg:@max-3xl:gap-x-6 @max-3xl:py-2 @max-3xl:pr-4 ${onSelect ? "@max-3xl:pl-12" : "@max-3xl:pl-4"}`}
              >
                {onSelect ? (
                  <td className="w-12 p-0 @max-3xl:absolute @max-3xl:top-1 @max-3xl:left-0">
                    <Tick
                      label={t("list.select", { name })}
                      checked={selected.has(row._id)}
                      onChange={(on) => toggle([row._id], on)}
                    />
                  </td>
                ) : null}
                <th
                  scope="row"
                  className={`py-2 pr-4 font-medium @lg:@max-3xl:col-span-2 @max-3xl:block @max-3xl:py-1 ${onSelect ? "" : "@3xl:pl-4"}`}
                >
                  {source.hrefOf ? (
                    <Link
                      href={source.hrefOf(row)}
                      prefetch={false}
                      onNavigate={(event) => {
                        if (!source.open) return;
                        event.preventDefault();
                        source.open(row._id);
                      }}
                      className="inline-flex min-h-10 items-center underline-offset-4 hover:underline"
                    >
                      {head?.cell(row)}
                    </Link>
                  ) : (
                    head?.cell(row)
                  )}
                </th>
                {others.map(({ name: column, label, cell }) => (
                  <td
                    key={column}
                    data-label={label}
                    className="py-2 pr-4 text-muted @max-3xl:flex @max-3xl:gap-2 @max-3xl:py-0 @max-3xl:before:w-22 @max-3xl:before:flex-none @max-3xl:before:py-0.5 @max-3xl:before:text-xs @max-3xl:before:content-[attr(data-label)] @max-3xl:has-[>div:empty]:hidden"
                  >
                    <div className="min-w-0">{cell(row)}</div>
                  </td>
                ))}
              </tr>
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

/** Stands for the rows out of sight. */
const Space = ({ height }: { height: number }) =>
  height > 0 ? (
    <tr aria-hidden className="@max-3xl:block">
      <td className="p-0 @max-3xl:block" style={{ height }} />
    </tr>
  ) : null;

interface TickProps {
  label: string;
  checked: boolean;
  onChange: (on: boolean) => void;
}

const Tick = ({ label, checked, onChange }: TickProps) => (
  <label className="grid size-12 cursor-pointer place-items-center">
    <input
      type="checkbox"
      className="size-4.5"
      aria-label={label}
      checked={checked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);
