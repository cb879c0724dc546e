"use client";
import { useUndoableDelete } from "../../deletion/use-undoable-delete";
import { useText } from "../../texts";
import { ABSENCES_KEY, deleteAbsence } from "./queries";

/** Deletes an absence and offers an undo. */
export function useDeleteAbsence(user: string) {
  const t = useText();
  const remove = useUndoableDelete();
  return (id: string) =>
    void remove({
      ids: [id],
      title: t("undo.deleted", { name: t("availability.kinds.away") }),
      invalidate: ABSENCES_KEY,
      run: () => deleteAbsence(user, id),
    });
}
