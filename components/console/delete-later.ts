import { Toast } from "@base-ui/react/toast";
import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { describeError } from "./problem-error";
import { useText } from "./texts";
import { UNDO_MS } from "./undo/undo-time";

/** Ids that lists no longer show; the deletion is sent once the time to undo it has passed. */
let hidden: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(ids: readonly string[], hide: boolean) {
  const next = new Set(hidden);
  for (const id of ids) hide ? next.add(id) : next.delete(id);
  hidden = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

const NOTHING_HIDDEN: ReadonlySet<string> = new Set();

export const useHiddenIds = (): ReadonlySet<string> =>
  useSyncExternalStore(
    subscribe,
    () => hidden,
    () => NOTHING_HIDDEN,
  );

interface Deletion {
  ids: readonly string[];
  /** The toast's text: names what was deleted. */
  title: string;
  /** Sends the deletion of one; with `keepalive`, since the page may be closing. */
  run: (id: string) => Promise<unknown>;
  /** The queries whose answers change. */
  invalidate: QueryKey;
}

/** Undo instead of "are you sure": hides at once, deletes when the toast goes away or the page does. */
export function useDeleteLater() {
  const t = useText();
  const { add, close } = Toast.useToastManager();
  const queries = useQueryClient();
  return ({ ids, title, run, invalidate }: Deletion) => {
    let open = true;
    const settle = () => {
      open = false;
      window.removeEventListener("pagehide", commit);
    };
    const commit = async () => {
      if (!open) return;
      settle();
      const outcomes = await Promise.allSettled(ids.map(run));
      const failed = outcomes.find((outcome) => outcome.status === "rejected");
      if (failed) add({ title: t("undo.failed"), description: describeError(failed.reason, t) });
      await queries.invalidateQueries({ queryKey: invalidate });
      change(ids, false);
    };
    change(ids, true);
    window.addEventListener("pagehide", commit);
    const toast = add({
      title,
      timeout: UNDO_MS,
      onClose: () => void commit(),
      actionProps: {
        children: t("undo.undo"),
        onClick: () => {
          settle();
          change(ids, false);
          close(toast);
        },
      },
    });
  };
}
