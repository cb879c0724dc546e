import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import { getResourceEtag, Precondition } from "@/lib/platform/http/etag";
import { findShape } from "@/lib/platform/http/find-shape";
import { isNullable } from "@/lib/platform/http/is-nullable";
import { buildValidationProblem } from "@/lib/platform/http/validate";

type Fields = Record<string, unknown>;

interface PatchInput {
  /** The schema of what a PUT would send. */
  writable: z.ZodType;
  /** As GET answers it. */
  current: unknown;
  sent: unknown;
  /** Whether a PUT merges the objects in it, so that it cannot remove by leaving out. */
  mergesDeep: boolean;
  /** What the client asks for, if anything. */
  ifMatch: string | null;
}

interface PatchResult {
  /** What a PUT sends: the fields that are named, each whole, and those that it cannot do without. */
  fields: Fields;
  /** The version that it is to be written over; null: any. */
  ifMatch: string | null;
}

/**
 * What a merge patch (RFC 7396) comes to as the body of a PUT. Where it changes a part of a field, the field is sent whole, so
 * it must still be what was read: else what somebody else has changed of it would be taken back.
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
    // What cannot be written may be sent as it was answered.
    if (shape && !shape[name] && isDeepStrictEqual(before, value)) return [];
    return [[name, shape?.[name] ? merge(before, value, { schema: shape[name], mergesDeep }) : value]];
  });
  const body = completeBody(Object.fromEntries(fields), writable, current as Fields);
  const isPartial =
    Object.keys(body).length > fields.length ||
    fields.some(([name]) => isObject((sent as Fields)[name as string]));
  return {
    fields: body,
    ifMatch: isPartial ? (etag ?? ifMatch) : ifMatch,
  };
}

/** With those fields that a PUT cannot do without, as they are. One may be asked for once another is there. */
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
 * Null goes on to the PUT where that takes it, or merges the object itself, and else removes the entry of the object, which the
 * PUT is sent whole. Entries that the answer alone has are left out.
 */
function merge(current: unknown, patch: unknown, { schema, mergesDeep }: MergeOptions): unknown {
  if (!isObject(patch)) return patch;
  const shape = schema && findShape(schema);
  const before = isObject(current) ? Object.entries(current) : [];
  const merged = new Map(before.filter(([name]) => !shape || Object.hasOwn(shape, name)));
  for (const [name, value] of Object.entries(patch)) {
    const own = shape?.[name];
    if (value === null && !mergesDeep && !(own && isNullable(own))) merged.delete(name);
    else merged.set(name, merge(merged.get(name), value, { schema: own, mergesDeep }));
  }
  return Object.fromEntries(merged);
}

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
