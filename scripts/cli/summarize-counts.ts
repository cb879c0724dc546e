import type { RowCounts } from "@/lib/platform/copy/table-copy";

export const summarizeCounts = (counts: RowCounts) => ({
  tables: Object.keys(counts).length,
  rows: Object.values(counts).reduce((sum, count) => sum + count, 0),
});
