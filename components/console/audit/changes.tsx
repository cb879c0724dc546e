import Link from "next/link";
import { type ReactNode, useState } from "react";
import type { Schemas } from "../api";
import { useMe } from "../me";
import { type TranslateConsole, useText } from "../texts";
import { FieldChanges } from "./field-changes";
import { makeFieldNamer } from "./field-labels";
import { formatActor } from "./format-act";
import { listFieldChanges } from "./list-field-changes";
import { findResourceScreen } from "./resources";

const MAX_FIELDS_NAMED = 3;

interface Props {
  entry: Schemas["AuditEntry"];
  /** Filters the log by the actor; null if it has no such filter. */
  onlyActor: (() => void) | null;
  /** Filters the log by the resource. */
  onlyThis: () => void;
  /** The other entries of the same request. */
  children: ReactNode;
}

/** The changed fields; expanded, each value before and after, the origin, and ways to further entries. */
export function AuditChanges({ entry, onlyActor, onlyThis, children }: Props) {
  const t = useText();
  const [open, setOpen] = useState(false);
  const { locale } = useMe();
  const nameField = makeFieldNamer(t, locale);
  const fields = listFieldChanges(entry.changes).flatMap((change) => {
    const label = nameField(entry.resource, change.path);
    return label ? [{ ...change, label }] : [];
  });
  const screen = findResourceScreen(entry);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold min-h-6 text-muted text-xs break-words">
        {summarize([...new Set(fields.map(({ label }) => label))], t)}
      </summary>
      {open ? (
        <div className="grid gap-2 py-2">
          {fields.length > 0 ? <FieldChanges resource={entry.resource} fields={fields} /> : null}
          {children}
          {entry.address || entry.device ? (
            <p className="text-muted text-xs wrap-anywhere">
              {t("audit.origin")}: {[entry.address, entry.device].filter(Boolean).join(", ")}
            </p>
          ) : null}
          <p className="flex flex-wrap gap-x-4 text-muted text-xs">
            <span className="break-all">{entry.resource_id}</span>
            {onlyActor ? (
              <button type="button" className="link min-h-6" onClick={onlyActor}>
                {t("audit.onlyActor", { name: formatActor(entry, t) })}
              </button>
            ) : null}
            <button type="button" className="link min-h-6" onClick={onlyThis}>
              {t("audit.onlyThing")}
            </button>
            {screen && entry.action !== "delete" ? (
              <Link className="link inline-flex min-h-6 items-center" href={screen} prefetch={false}>
                {t("audit.open")}
              </Link>
            ) : null}
          </p>
        </div>
      ) : null}
    </details>
  );
}

function summarize(labels: readonly string[], t: TranslateConsole): string {
  if (labels.length === 0) return t("audit.details"); // a sign-in changes nothing
  return labels.length <= MAX_FIELDS_NAMED ? labels.join(", ") : t("audit.fields", { count: labels.length });
}
