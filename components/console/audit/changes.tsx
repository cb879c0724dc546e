import Link from "next/link";
import { type ReactNode, useState } from "react";
import type { Schemas } from "../api";
import { type TranslateConsole, useText } from "../texts";
import { formatActor } from "./format-act";
import { listValueChanges, type ValueChange } from "./list-value-changes";
import { findResourceScreen } from "./resources";

const MAX_FIELDS_NAMED = 3;
const MAX_VALUES_SHOWN = 40;

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
  const fields = Object.keys(entry.changes);
  const screen = findResourceScreen(entry);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fold min-h-6 text-muted text-xs break-words">{summarize(fields, t)}</summary>
      {open ? (
        <div className="grid gap-2 py-2">
          {fields.length > 0 ? <ValueChanges leaves={listValueChanges(entry.changes)} /> : null}
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

function ValueChanges({ leaves }: { leaves: ValueChange[] }) {
  const t = useText();
  return (
    <>
      <table className="w-full table-fixed border-collapse text-start text-xs text-text">
        <thead className="text-muted">
          <tr className="border-line border-b">
            {(["field", "before", "after"] as const).map((name) => (
              <th key={name} scope="col" className="py-1 pe-2 font-medium">
                {t(`audit.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {leaves.slice(0, MAX_VALUES_SHOWN).map(({ path, before, after }) => (
            <tr key={path} className="border-line border-b align-top">
              <th scope="row" className="py-1 pe-2 font-medium break-words">
                {path}
              </th>
              <td className="py-1 pe-2 break-words">{before === null ? "–" : <del>{before}</del>}</td>
              <td className="py-1 break-words">
                {after === null ? "–" : <ins className="font-medium no-underline">{after}</ins>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {leaves.length > MAX_VALUES_SHOWN ? (
        <p className="text-xs">+{leaves.length - MAX_VALUES_SHOWN}</p>
      ) : null}
    </>
  );
}

function summarize(fields: readonly string[], t: TranslateConsole): string {
  if (fields.length === 0) return t("audit.details"); // a sign-in changes nothing
  return fields.length <= MAX_FIELDS_NAMED ? fields.join(", ") : t("audit.fields", { count: fields.length });
}
