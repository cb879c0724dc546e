import type { Schemas } from "../api";
import { SPLIT_FIELDS } from "./field-labels";
import { listValueChanges } from "./list-value-changes";

type Changes = Schemas["AuditEntry"]["changes"];

/** A changed field, or a part of one such as `custom.duration`, with its stored values. */
export interface FieldChange {
  path: string;
  before: unknown;
  after: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Lists the fields with values that differ; settings are listed one by one. */
export function listFieldChanges(changes: Changes): FieldChange[] {
  return Object.entries(changes)
    .flatMap(([path, { before, after }]): FieldChange[] => {
      if (!SPLIT_FIELDS.includes(path) || !(isObject(before) || isObject(after)))
        return [{ path, before, after }];
      const [old, now] = [isObject(before) ? before : {}, isObject(after) ? after : {}];
      return [...new Set([...Object.keys(old), ...Object.keys(now)])].map((name) => ({
        path: `${path}.${name}`,
        before: old[name] ?? null,
        after: now[name] ?? null,
      }));
    })
    .filter(({ path, before, after }) => listValueChanges({ [path]: { before, after } }).length > 0);
}
