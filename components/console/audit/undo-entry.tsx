"use client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, unwrapResponse } from "../api";
import { useText } from "../texts";
import { useUndo } from "../undo-toast/use-undo";

interface Props {
  id: string;
  /** The description of the change. */
  change: string;
}

/** Undoes a change. It refetches all queries, since any resource may have changed. */
export function UndoEntry({ id, change }: Props) {
  const t = useText();
  const queries = useQueryClient();
  const runUndo = useUndo();
  const undo = useMutation({
    mutationFn: () =>
      runUndo(() =>
        unwrapResponse(
          api.POST("/v2/audit/{entry_id}/undo", { params: { path: { entry_id: id } }, body: {} }),
        ),
      ),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <button
      type="button"
      className="link min-h-11 font-medium"
      aria-label={`${t("undo.undo")}: ${change}`}
      aria-disabled={undo.isPending}
      onClick={() => {
        if (!undo.isPending) undo.mutate();
      }}
    >
      {t("undo.undo")}
    </button>
  );
}
