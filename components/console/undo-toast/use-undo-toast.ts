"use client";
import { Toast } from "@base-ui/react/toast";
import { useRef } from "react";
import { useText } from "../texts";
import { UNDO_TIMEOUT_MS } from "./undo-timeout";
import { useUndo } from "./use-undo";

/** Shows a change with an undo. Only the latest change can be undone: call `withdraw` before sending the next one. */
export function useUndoToast() {
  const t = useText();
  const { add, close } = Toast.useToastManager();
  const takeBack = useUndo();
  const latest = useRef<string | null>(null);
  const withdraw = () => {
    if (latest.current) close(latest.current);
  };
  const show = (title: string, undo: () => Promise<unknown>) => {
    withdraw();
    const toast = add({
      title,
      timeout: UNDO_TIMEOUT_MS,
      actionProps: {
        children: t("undo.undo"),
        onClick: () => {
          close(toast);
          void takeBack(undo);
        },
      },
    });
    latest.current = toast;
  };
  return { show, withdraw };
}
