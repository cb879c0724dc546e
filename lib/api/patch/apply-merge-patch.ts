import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { getResourceEtag, Precondition } from "@/lib/domain/contracts/etag";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { findShape } from "@/lib/platform/http/find-shape";
import { isNullable } from "@/lib/platform/http/is-nullable";

type Fields = Record<string, unknown>;

interface PatchInput {
  /** The body schema of the PUT. */
  writable: z.ZodType;
  /** The resource as GET returns it. */
  current: unknown;
  sent: unknown;
  /** True if the PUT merges objects, so that an absent key does not remove an entry. */
  mergesDeep: boolean;
  /** The client's `If-Match`, if any. */
  ifMatch: string | null;
}

interface PatchResult {
  /** The body of the PUT: the patched fields, each whole, and its required fields. */
  fields: Fields;
  /** The version that the PUT must overwrite; null: any. */
  ifMatch: string | null;
}

/**
 * Converts a merge patch (RFC 7396) to the body of a PUT. If it changes a part of a field, the PUT sends the field
 * whole and requires the version that was read, so that it does not undo another caller's change.
 */
export function applyMergePatch({ writable, current, sent, mergesDeep, ifMatch }: PatchInput): PatchResult {
  if (!isObject(sent))
    throw buildValidationProblem([
      {
        in: "body",
        pointer: "",
        code: "invalid_type",
        message: "must be an object with the fields to change",
      },
    ]);
  const etag = getResourceEtag(current);
  const { _id: id, __v: v } = current as { _id?: string; __v?: number };
  if (id !== undefined && v !== undefined) new Precondition(ifMatch).check({ id, v });
  const shape = findShape(writable);
  const fields = Object.entries(sent).flatMap(([name, value]) => {
    const before = (current as Fields)[name];
    // A read-only field may be sent back unchanged.
    if (shape && !shape[name] && isDeepStrictEqual(before, value)) return [];
    return [[name, shape?.[name] ? merge(before, value, { schema: shape[name], mergesDeep }) : value]];
  });
  const named = Object.fromEntries(fields);
  const defaults = shape ? listDefaultedFields(named, shape, current as Fields) : {};
  const body = completeBody({ ...defaults, ...named }, writable, current as Fields);
  const isPartial =
    Object.keys(body).length > fields.length ||
    fields.some(([name]) => isObject((sent as Fields)[name as string]));
  return {
    fields: body,
    ifMatch: isPartial ? (etag ?? ifMatch) : ifMatch,
  };
}

/** Lists the fields that the PUT would reset to its default, with their current values. */
function listDefaultedFields(body: Fields, shape: Record<string, z.ZodType>, current: Fields): Fields {
  const absent = Object.entries(shape).filter(
    ([name, schema]) =>
      !(name in body) && current[name] !== undefined && schema.safeParse(undefined).data !== undefined,
  );
  return Object.fromEntries(absent.map(([name]) => [name, current[name]]));
}

/**
 * Adds the fields that the PUT requires, with their current values. One field may become required by another, so it
 * repeats.
 */
function completeBody(body: Fields, writable: z.ZodType, current: Fields): Fields {
  const issues = writable.safeParse(body).error?.issues ?? [];
  const missing = issues.flatMap(({ path: [name = "", ...deeper] }) => {
    const known = current[String(name)];
    return deeper.length > 0 || known === undefined || String(name) in body ? [] : [[name, known]];
  });
  return missing.length === 0
    ? body
    : completeBody({ ...Object.fromEntries(missing), ...body }, writable, current);
}

interface MergeOptions {
  schema: z.ZodType | undefined;
  mergesDeep: boolean;
}

/**
 * Passes null on if the PUT accepts it there or merges the object itself; otherwise null removes the entry, as the PUT
 * gets the whole object. Entries that only the response has are left out.
 */
function merge(current: unknown, patch: unknown, { schema, mergesDeep }: MergeOptions): unknown {
  if (!isObject(patch)) return patch;
  const shape = schema && findShape(schema);
  const before = isObject(current) ? Object.entries(current) : [];
  const merged = new Map(before.filter(([name]) => !shape || Object.hasOwn(shape, name)));
  for (const [name, value] of Object.entries(patch)) {
    const fieldSchema = shape?.[name];
    if (value === null && !mergesDeep && !(fieldSchema && isNullable(fieldSchema))) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value, { schema: fieldSchema, mergesDeep }));
  }
  return Object.fromEntries(merged);
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
