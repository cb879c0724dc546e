"use client";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { describeError } from "../problem-error";
import { useText } from "../texts";
import { addToast, closeToast } from "../ui/toast-manager";
import { UNDO_TIMEOUT_MS } from "../undo-toast/undo-timeout";
import { useUndo } from "../undo-toast/use-undo";
import { restoreFromTrash } from "./restore-from-trash";

interface Deletion {
  ids: readonly string[];
  /** The text of the toast, with the name of the deleted resource. */
  title: string;
  /** Deletes one resource. */
  run: (id: string) => Promise<unknown>;
  /** The key of the queries to invalidate. */
  invalidate: QueryKey;
  /** Restores a resource that is not in the service's trash. */
  restore?: (id: string) => Promise<unknown>;
}

/** Deletes at once and offers an undo. Resolves to true if all were deleted. */
export function useUndoableDelete() {
  const t = useText();
  const queries = useQueryClient();
  const offerBack = useRestoreToast();
  return async ({ ids, title, run, invalidate, restore = restoreFromTrash }: Deletion): Promise<boolean> => {
    const outcomes = await Promise.allSettled(ids.map(run));
    const gone = ids.filter((_, index) => outcomes[index]?.status === "fulfilled");
    const failed = outcomes.find((outcome) => outcome.status === "rejected");
    if (failed)
      addToast({ title: t("undo.failed"), description: describeError(failed.reason, t), timeout: 0 });
    await queries.invalidateQueries({ queryKey: invalidate });
    if (gone.length > 0)
      offerBack(failed ? t("undo.deletedMany", { count: gone.length }) : title, () =>
        Promise.all(gone.map(restore)),
      );
    return !failed;
  };
}

/** Shows a toast with an undo, which refetches all queries. */
export function useRestoreToast() {
  const t = useText();
  const queries = useQueryClient();
  const takeBack = useUndo();
  return (title: string, undo: () => Promise<unknown>) => {
    const toast = addToast({
      title,
      timeout: UNDO_TIMEOUT_MS,
      actionProps: {
        children: t("undo.undo"),
        onClick: async () => {
          closeToast(toast);
          await takeBack(undo);
          await queries.invalidateQueries();
        },
      },
    });
  };
}
