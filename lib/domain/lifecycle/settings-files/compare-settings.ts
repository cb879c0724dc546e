import { isDeepStrictEqual } from "node:util";
import { formatPointerStep } from "@/lib/platform/http/json-pointer";
import type { Settings, SettingsContent, SettingsDocument } from "./settings-document";
import { SETTINGS_KINDS, type SettingsKind } from "./settings-kinds";

interface FieldChange {
  /** JSON pointer; an appointment type is named by its handle. */
  pointer: string;
  before: unknown;
  after: unknown;
}

/** A file that differs between two states of the settings. */
export interface SettingsChange {
  action: "create" | "update" | "delete";
  kind: SettingsKind;
  id: string;
  path: string;
  before: SettingsContent | null;
  after: SettingsContent | null;
  fields: FieldChange[];
}

/** Compares two states of the settings by the ids of resources. */
export function compareSettings(before: Settings, after: Settings): SettingsChange[] {
  const toKey = ({ kind, id }: SettingsDocument) => `${kind} ${id}`;
  const old = new Map(before.documents.map((document) => [toKey(document), document]));
  const remaining = new Set(after.documents.map(toKey));
  const changes = after.documents.flatMap((document): SettingsChange | [] => {
    const previous = old.get(toKey(document));
    const { kind, id, path, content } = document;
    if (!previous) return { action: "create", kind, id, path, before: null, after: content, fields: [] };
    if (isDeepStrictEqual(previous.content, content)) return [];
    const fields = listFieldChanges(previous.content, content, "");
    return { action: "update", kind, id, path, before: previous.content, after: content, fields };
  });
  const deleted = before.documents
    .filter((document) => !remaining.has(toKey(document)))
    .map(
      ({ kind, id, path, content }): SettingsChange => ({
        action: "delete",
        kind,
        id,
        path,
        before: content,
        after: null,
        fields: [],
      }),
    );
  return [...changes, ...deleted].sort(
    (a, b) => SETTINGS_KINDS.indexOf(a.kind) - SETTINGS_KINDS.indexOf(b.kind) || (a.path < b.path ? -1 : 1),
  );
}

/** Types are compared by handle, other lists as a whole. */
const toComparable = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 && value.every((entry) => Object.hasOwn(Object(entry), "handle"))
    ? Object.fromEntries(value.map((entry) => [entry.handle, entry]))
    : value;

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

function listFieldChanges(before: unknown, after: unknown, pointer: string): FieldChange[] {
  const [old, now] = [toComparable(before), toComparable(after)];
  if (isDeepStrictEqual(old, now)) return [];
  if (!isObject(old) || !isObject(now)) return [{ pointer, before: before ?? null, after: after ?? null }];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((name) =>
    listFieldChanges(old[name], now[name], `${pointer}${formatPointerStep(name)}`),
  );
}
