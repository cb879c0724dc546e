"use client";
import { useListAddress } from "../list/use-list-address";
import { useMe } from "../me";
import { useText } from "../texts";
import { AuditChanges } from "./changes";
import { formatAct } from "./format-act";
import type { Act } from "./group-acts";
import { UndoEntry } from "./undo-entry";

/** An act as a sentence; below it, folded, the changed values, the origin, and what else came with it. */
export function ActCell({ act }: { act: Act }) {
  const t = useText();
  const { lang } = useMe();
  const address = useListAddress();
  const { main, entries } = act;
  const others = entries.filter((entry) => entry.resource_id !== main.resource_id);
  return (
    <div className="min-w-0 font-normal">
      <p className="font-medium wrap-anywhere">{formatAct(main, t, lang)}</p>
      <AuditChanges
        entry={main}
        onlyActor={main.actor.id ? () => address.set("actor", main.actor.id ?? "") : null}
        onlyThis={() => address.set("resource_id", main.resource_id)}
      >
        {others.length > 0 ? (
          <ul className="grid gap-1 text-text">
            {others.map((entry) => (
              <li key={entry._id} className="wrap-anywhere">
                {formatAct(entry, t, lang)}
              </li>
            ))}
          </ul>
        ) : null}
      </AuditChanges>
      {entries
        .filter(({ undoable }) => undoable)
        .map((entry) => (
          <UndoEntry key={entry._id} id={entry._id} change={formatAct(entry, t, lang)} />
        ))}
    </div>
  );
}
