"use client";
import { useRef } from "react";
import { useText } from "../texts";
import { addToast, closeToast } from "../ui/toast-manager";
import { UNDO_TIMEOUT_MS } from "./undo-timeout";
import { useUndo } from "./use-undo";

/** Shows a change with an undo. Only the latest change can be undone: call `withdraw` before sending the next one. */
export function useUndoToast() {
  const t = useText();
  const takeBack = useUndo();
  const latest = useRef<string | null>(null);
  const withdraw = () => {
    if (latest.current) closeToast(latest.current);
  };
  const show = (title: string, undo: () => Promise<unknown>) => {
    withdraw();
    const toast = addToast({
      title,
      timeout: UNDO_TIMEOUT_MS,
      actionProps: {
        children: t("undo.undo"),
        onClick: () => {
          closeToast(toast);
          void takeBack(undo);
        },
      },
    });
    latest.current = toast;
  };
  return { show, withdraw };
}
