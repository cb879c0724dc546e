import { isDeepStrictEqual } from "node:util";
import { ApiProblem, type FieldError } from "@/lib/domain/contracts/problem";

/** A page or type with fields that its template can lock. */
interface Lockable {
  settings: unknown;
  [column: string]: unknown;
}

const CUSTOM = "/custom/";

/** Returns the value at a field's pointer. */
const getField = (row: Lockable, field: string): unknown =>
  field.startsWith(CUSTOM)
    ? (row.settings as Record<string, unknown>)[field.slice(CUSTOM.length)]
    : row[field.slice(1)];

/**
 * Rejects changes of fields that the template locks. Equal values are accepted, so that clients can send back
 * what they read. `pointer` leads to the page in the body.
 */
export function assertUnlocked(
  fields: readonly string[],
  before: Lockable,
  after: Partial<Lockable>,
  pointer = "",
): void {
  const now = { ...before, ...after };
  const errors = fields
    .filter((field) => !isDeepStrictEqual(getField(before, field), getField(now, field)))
    .map(
      (field): FieldError => ({
        in: "body",
        pointer: pointer + field,
        code: "locked",
        message: "is set by the template that it follows",
      }),
    );
  if (errors.length === 0) return;
  throw new ApiProblem("conflict", "A template sets this for all of its pages: change it there.", { errors });
}
