import type { ListQuery, ListSource, Stored } from "./list-source";

const PAGE = 1000;

/** All pages of the list as it is searched and filtered, for a spreadsheet. */
export async function exportCsv<Row extends Stored>(
  source: ListSource<Row>,
  query: Omit<ListQuery, "limit" | "cursor">,
  filters: Record<string, string>,
): Promise<void> {
  const rows: Row[] = [];
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await source.load({ ...query, limit: PAGE, ...(cursor && { cursor }) }, filters);
    rows.push(...page.value);
    cursor = page.next;
  }
  const { default: papa } = await import("papaparse");
  const csv = papa.unparse(
    {
      fields: ["_id", ...source.columns.map(({ label }) => label)],
      data: rows.map((row) => [row._id, ...source.columns.map(({ text }) => text(row))]),
    },
    { escapeFormulae: true }, // a name that begins with "=" must not run in somebody's spreadsheet
  );
  saveFile(csv, `${source.key[0]}.csv`);
}

/** The mark lets spreadsheets see that it is UTF-8. */
export function saveFile(csv: string, name: string) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob(["\ufeff", csv], { type: "text/csv;charset=utf-8" }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
