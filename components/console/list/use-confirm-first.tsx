"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { BulkAction } from "./list-source";

/** A chunk that loads on first use. */
const ConfirmDialog = lazy(() => import("../ui/confirm-dialog"));

interface PendingAction<Row> {
  action: BulkAction<Row>;
  rows: Row[];
  words: { title: string; text: string };
}

/** The bulk actions, with a confirmation dialog for those that cannot be undone. */
export function useConfirmFirst<Row>(actions: readonly BulkAction<Row>[], onDone: () => void) {
  const [pending, setPending] = useState<PendingAction<Row> | null>(null);
  const close = () => setPending(null);
  const dialog: ReactNode = pending ? (
    <Suspense>
      <ConfirmDialog
        {...pending.words}
        submitLabel={pending.action.label}
        run={async () => pending.action.run(pending.rows)}
        onDone={() => {
          close();
          onDone();
        }}
        onClose={close}
      />
    </Suspense>
  ) : null;
  const bulk = actions.map((action) => ({
    ...action,
    run: (rows: Row[]) =>
      action.confirm ? setPending({ action, rows, words: action.confirm(rows) }) : void action.run(rows),
  }));
  return { bulk, dialog };
}
