"use client";
import { useText } from "../../texts";
import { useRemove } from "../../undo/use-remove";
import { ABSENCES_KEY, deleteAbsence } from "./queries";

/** Takes an absence away, and offers to undo it. */
export function useRemoveAbsence(user: string) {
  const t = useText();
  const remove = useRemove();
  return (id: string) =>
    void remove({
      ids: [id],
      title: t("undo.deleted", { name: t("availability.kinds.away") }),
      invalidate: ABSENCES_KEY,
      run: () => deleteAbsence(user, id),
    });
}
