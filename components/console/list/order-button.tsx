"use client";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useText } from "../texts";
import type { ListColumn, ListSource, StoredRow } from "./list-source";
import { useListAddress } from "./use-list-address";

type Orders = NonNullable<ListColumn<StoredRow>["orders"]>;

/** Orders that begin with the smallest value. */
const ASCENDING = ["oldest", "start", "name", "longest_unseen"];

/** Returns the value of `aria-sort` for a column. */
export const getAriaSort = (orders: Orders, order: string) =>
  !orders.includes(order) ? "none" : ASCENDING.includes(order) ? "ascending" : "descending";

const ICONS = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  label: string;
  orders: Orders;
}

/** A column heading that sorts the list; the next click reverses the order. */
export function OrderButton<Row extends StoredRow>({ source, label, orders }: Props<Row>) {
  const t = useText();
  const address = useListAddress();
  const unasked = source.defaultOrder ?? "newest";
  const order = address.get("sort") || unasked;
  const [first, other] = orders;
  const next = order === first ? other : first;
  const Icon = ICONS[getAriaSort(orders, order)];
  return (
    <button
      type="button"
      className="-mx-2 inline-flex min-h-10 items-center gap-1 rounded-sm px-2 font-medium whitespace-nowrap hover:text-text"
      title={t("meetings.sortBy", { column: label })}
      onClick={() => address.set("sort", next === unasked ? "" : next)}
    >
      {label}
      <Icon size={14} aria-hidden />
    </button>
  );
}
