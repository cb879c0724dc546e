import { isDeepStrictEqual } from "node:util";
import { ApiProblem, type FieldError } from "@/lib/platform/http/problem";

/** A page or a type, as far as a template may lock it. */
interface Lockable {
  custom: unknown;
  [column: string]: unknown;
}

const CUSTOM = "/custom/";

/** What stands at the pointer of a field. */
const getField = (row: Lockable, field: string): unknown =>
  field.startsWith(CUSTOM)
    ? (row.custom as Record<string, unknown>)[field.slice(CUSTOM.length)]
    : row[field.slice(1)];

/**
 * What follows a template is changed there. The same value may be sent back, so that a program can write what it has read.
 * `pointer` leads to the page in the body.
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
