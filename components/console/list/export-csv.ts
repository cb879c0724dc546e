import { downloadCsv } from "./download-csv";
import type { ListCriteria, ListSource, StoredRow } from "./list-source";

const PAGE_ROWS = 1000;

/** The texts of a row: those of the columns, and additional ones by label. */
interface RowTexts {
  cells: string[];
  beside: ReadonlyMap<string, string>;
}

/**
 * Exports all pages of the list with its search, filters and order. Keeps only the texts of each page, so that a long
 * list fits in memory.
 */
export async function exportCsv<Row extends StoredRow>(
  source: ListSource<Row>,
  query: ListCriteria,
  filters: Record<string, string>,
  onRows: (count: number) => void,
): Promise<void> {
  const rows: RowTexts[] = [];
  const labels = new Set<string>();
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await source.load({ ...query, limit: PAGE_ROWS, ...(cursor && { cursor }) }, filters);
    const beside = source.listExtraExportColumns?.(page.value) ?? [];
    for (const { label } of beside) labels.add(label);
    for (const row of page.value)
      rows.push({
        cells: [row._id, ...source.columns.map(({ text }) => text(row))],
        beside: new Map(beside.map(({ label, text }) => [label, text(row)])),
      });
    onRows(rows.length);
    cursor = page.next;
  }
  const named = [...labels];
  await downloadCsv(
    {
      fields: ["_id", ...source.columns.map(({ label }) => label), ...named],
      data: rows.map(({ cells, beside }) => [...cells, ...named.map((label) => beside.get(label) ?? "")]),
    },
    `${source.key[0]}.csv`,
  );
}
