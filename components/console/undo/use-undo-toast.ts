"use client";
import { Toast } from "@base-ui/react/toast";
import { useRef } from "react";
import { useText } from "../texts";
import { UNDO_MS } from "./undo-time";
import { useTakeBack } from "./use-take-back";

/**
 * Tells of a change, and takes it back when asked for. Only the latest change can be taken back so: `withdraw` before the
 * next one is sent.
 */
export function useUndoToast() {
  const t = useText();
  const { add, close } = Toast.useToastManager();
  const takeBack = useTakeBack();
  const latest = useRef<string | null>(null);
  const withdraw = () => {
    if (latest.current) close(latest.current);
  };
  const tell = (title: string, undo: () => Promise<unknown>) => {
    withdraw();
    const toast = add({
      title,
      timeout: UNDO_MS,
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
  return { tell, withdraw };
}
