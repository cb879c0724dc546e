"use client";
import { useText } from "../texts";
import { addToast } from "../ui/toast-manager";
import { formatUndoError } from "./format-undo-error";

/** Undoes a change and shows the outcome. */
export function useUndo() {
  const t = useText();
  return async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      addToast({ title: t("undo.undone"), timeout: 3000 });
    } catch (error) {
      addToast({ title: t("undo.notUndone"), description: formatUndoError(error, t), timeout: 0 });
    }
  };
}
