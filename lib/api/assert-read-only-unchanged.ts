import { isDeepStrictEqual } from "node:util";
import type { z } from "zod";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import type { FieldError } from "@/lib/domain/contracts/problem";
import { buildValidationProblem } from "@/lib/domain/contracts/validate";
import { findShape } from "@/lib/platform/http/find-shape";
import { buildPointer } from "@/lib/platform/http/json-pointer";

/** These fields identify a stale copy, which is the job of `If-Match`. */
const BOOKKEEPING = new Set(["__v", "updatedAt"]);

type Path = readonly string[];

/**
 * Throws if a PUT changes a read-only field, which would otherwise be ignored silently. A PUT may send back a resource
 * as GET returned it. `read` returns the current resource; it is called only if the body holds read-only fields.
 */
export async function assertReadOnlyUnchanged(
  { body, resource }: AnyContract,
  reader: AnyContract,
  sent: unknown,
  read: () => Promise<unknown>,
): Promise<void> {
  const at = resource === undefined ? [] : [resource];
  const writable = at.reduce<z.ZodType | undefined>(
    (schema, key) => schema && findShape(schema)?.[key],
    body,
  );
  const value = getValueAt(sent, at);
  const paths = writable ? findReadOnlyPaths(writable, reader.answer, value) : [];
  if (paths.length === 0) return;
  const current = await read();
  const errors = paths
    .filter((path) => !isDeepStrictEqual(getValueAt(value, path), getValueAt(current, path)))
    .map((path): FieldError => {
      const message = "cannot be changed here";
      return { in: "body", pointer: buildPointer([...at, ...path]), code: "read_only", message };
    });
  if (errors.length > 0) throw buildValidationProblem(errors);
}

/**
 * Returns the paths of sent fields that the response schema has and the body schema lacks. Entries of lists are not
 * checked.
 */
function findReadOnlyPaths(body: z.ZodType, response: z.ZodType, sent: unknown): Path[] {
  const [writable, known] = [findShape(body), findShape(response)];
  if (!writable || !known || sent === null || typeof sent !== "object" || Array.isArray(sent)) return [];
  return Object.entries(sent).flatMap(([key, value]) => {
    const [bodyField, responseField] = [writable[key], known[key]];
    if (!responseField || BOOKKEEPING.has(key)) return [];
    return bodyField
      ? findReadOnlyPaths(bodyField, responseField, value).map((path) => [key, ...path])
      : [[key]];
  });
}

const getValueAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key], value);
