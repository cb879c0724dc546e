"use client";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { BulkAction } from "./list-source";

/** Fetched when it is first needed. */
const Confirm = lazy(() => import("../ui/confirm-dialog"));

interface PendingAction<Row> {
  action: BulkAction<Row>;
  rows: Row[];
  words: { title: string; text: string };
}

/** Actions on what is selected, with the dialog of those that cannot be taken back. */
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
