"use client";
import { useDeleteLater } from "../../delete-later";
import { useText } from "../../texts";
import { ABSENCES_KEY, deleteAbsence } from "./queries";

/** Takes an absence away, with some time to undo it. */
export function useRemoveAbsence(user: string) {
  const t = useText();
  const deleteLater = useDeleteLater();
  return (id: string) =>
    deleteLater({
      ids: [id],
      title: t("undo.deleted", { name: t("availability.kinds.away") }),
      invalidate: ABSENCES_KEY,
      run: () => deleteAbsence(user, id),
    });
}
