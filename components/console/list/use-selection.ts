"use client";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListCriteria, ListSelection, ListSource, StoredRow } from "./list-source";

const PAGE_ROWS = 1000;

interface ShownRows<Row> {
  rows: Row[];
  criteria: ListCriteria;
  filters: Record<string, string>;
  /** True if some rows are not loaded. */
  more: boolean;
}

/** Holds the selected rows: some of the loaded ones or, if the list offers it, all matching ones. */
export function useSelection<Row extends StoredRow>(
  source: ListSource<Row>,
  { rows, criteria, filters, more }: ShownRows<Row>,
) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [whole, setWhole] = useState<string | null>(null);
  const criteriaKey = JSON.stringify([criteria, filters]); // another search or filter resets the selection
  const isWhole = whole === criteriaKey;
  const chosen = source.render ? [] : isWhole ? rows : rows.filter(({ _id }) => selected.has(_id));
  const isFull = more && rows.length > 0 && chosen.length === rows.length;
  const { selection } = source;
  const { data: total = null } = useQuery({
    queryKey: [...source.key, "count", criteria, filters],
    queryFn: () => selection?.count(criteria, filters) ?? rows.length,
    enabled: selection !== undefined && isFull,
  });
  const count = isWhole && total !== null ? total : chosen.length;
  const picked: ListSelection<Row> = {
    count,
    load: async () => (isWhole ? loadAllRows(source, criteria, filters) : chosen),
  };
  return {
    chosen,
    picked,
    selected: isWhole ? new Set(rows.map(({ _id }) => _id)) : selected,
    select: (ids: ReadonlySet<string>) => {
      setWhole(null);
      setSelected(ids);
    },
    clear: () => {
      setWhole(null);
      setSelected(new Set());
    },
    /** The number of matching rows beyond the loaded ones. */
    rest: isFull && !isWhole && total !== null ? { total, select: () => setWhole(criteriaKey) } : null,
  };
}

async function loadAllRows<Row extends StoredRow>(
  source: ListSource<Row>,
  criteria: ListCriteria,
  filters: Record<string, string>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await source.load({ ...criteria, limit: PAGE_ROWS, ...(cursor && { cursor }) }, filters);
    rows.push(...page.value);
    cursor = page.next;
  }
  return rows;
}
