"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { formatDeleted, formatDeleteQuestion } from "../deletion/deletion-texts";
import { useText } from "../texts";
import { useToast } from "../ui/use-toast";
import type { BulkAction, StoredRow } from "./list-source";

interface Deletion<Row> {
  nameRow: (row: Row) => string;
  /** The consequence of the deletion. */
  text: string;
  /** Deletes one row. */
  run: (id: string) => Promise<unknown>;
  invalidate: QueryKey;
}

/** Deletes the selected rows permanently, after a confirmation. */
export function useDeleteAction<Row extends StoredRow>(deletion: Deletion<Row>): BulkAction<Row> {
  const t = useText();
  const showToast = useToast();
  const queries = useQueryClient();
  const { nameRow, text, run, invalidate } = deletion;
  return {
    label: t("list.delete"),
    bad: true,
    confirm: (rows) => formatDeleteQuestion(rows.map(nameRow), text, t),
    run: async (rows) => {
      try {
        for (const { _id } of rows) await run(_id);
      } finally {
        await queries.invalidateQueries({ queryKey: invalidate });
      }
      showToast(formatDeleted(rows.map(nameRow), t));
    },
  };
}
