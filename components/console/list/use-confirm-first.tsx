"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { BulkAction } from "./list-source";

/** A chunk that loads on first use. */
const Confirm = lazy(() => import("../ui/confirm-dialog"));

interface PendingAction<Row> {
  action: BulkAction<Row>;
  rows: Row[];
  words: { title: string; text: string };
}

/** The bulk actions, with a confirmation dialog for those that cannot be undone. */
export function useConfirmFirst<Row>(actions: readonly BulkAction<Row>[], onDone: () => void) {
  const [asked, setAsked] = useState<PendingAction<Row> | null>(null);
  const close = () => setAsked(null);
  const dialog: ReactNode = asked ? (
    <Suspense>
      <Confirm
        {...asked.words}
        submitLabel={asked.action.label}
        run={async () => asked.action.run(asked.rows)}
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
      action.ask ? setAsked({ action, rows, words: action.ask(rows) }) : void action.run(rows),
  }));
  return { bulk, dialog };
}
