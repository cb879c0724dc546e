"use client";
import { Toast } from "@base-ui/react/toast";
import { useText } from "../texts";
import { formatUndoError } from "./format-undo-error";

/** Undoes a change and shows the outcome. */
export function useUndo() {
  const t = useText();
  const { add } = Toast.useToastManager();
  return async (undo: () => Promise<unknown>) => {
    try {
      await undo();
      add({ title: t("undo.undone"), timeout: 3000 });
    } catch (error) {
      add({ title: t("undo.notUndone"), description: formatUndoError(error, t), timeout: 0 });
    }
  };
}
