"use client";
import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { useText } from "../texts";
import type { ListColumn, ListSource, StoredRow } from "./list-source";
import { useListAddress } from "./use-list-address";

type Orders = NonNullable<ListColumn<StoredRow>["orders"]>;

/** What begins with the smallest: what is oldest, what is soonest. */
const ASCENDING = ["oldest", "start", "name", "longest_unseen"];

/** How a column stands to the order of its list, for `aria-sort`. */
export const getAriaSort = (orders: Orders, order: string) =>
  !orders.includes(order) ? "none" : ASCENDING.includes(order) ? "ascending" : "descending";

const ICONS = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown } as const;

interface Props<Row extends StoredRow> {
  source: ListSource<Row>;
  label: string;
  orders: Orders;
}

/** The head of a column by which the list can be put in order; the next press turns it round. */
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
