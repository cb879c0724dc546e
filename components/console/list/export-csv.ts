import type { ListQuery, ListSource, StoredRow } from "./list-source";
import { saveCsv } from "./save-csv";

const PAGE_ROWS = 1000;

/** All pages of the list as it is searched and filtered, for a spreadsheet. */
export async function exportCsv<Row extends StoredRow>(
  source: ListSource<Row>,
  query: Omit<ListQuery, "limit" | "cursor">,
  filters: Record<string, string>,
): Promise<void> {
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await source.load({ ...query, limit: PAGE_ROWS, ...(cursor && { cursor }) }, filters);
    rows.push(...page.value);
    cursor = page.next;
  }
  const columns = [...source.columns, ...(source.exportedBeside?.(rows) ?? [])];
  await saveCsv(
    {
      fields: ["_id", ...columns.map(({ label }) => label)],
      data: rows.map((row) => [row._id, ...columns.map(({ text }) => text(row))]),
    },
    `${source.key[0]}.csv`,
  );
}
