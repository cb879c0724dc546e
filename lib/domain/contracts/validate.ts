import type { z } from "zod";
import { explainIssues, REQUIRED_MESSAGE } from "./explain-issues";
import { findSizeIssue } from "./find-size-issue";
import { normalizeText } from "./normalize-text";
import { ApiProblem, type FieldError } from "./problem";
import { toStrictSchema } from "./to-strict-schema";

type InputLocation = FieldError["in"];

/** Parses `value` or throws the problem with every invalid field. */
export function validate<S extends z.ZodType>(
  schema: S,
  value: unknown,
  location: InputLocation,
  { strict = false }: { strict?: boolean } = {},
): z.output<S> {
  const tooLarge = findSizeIssue(value);
  if (tooLarge) throw buildValidationProblem([{ in: location, pointer: "", ...tooLarge }]);
  const errors: FieldError[] = [];
  const cleaned = normalizeText(value, errors, location);
  if (errors.length > 0) throw buildValidationProblem(errors);
  const used = strict ? toStrictSchema(schema) : schema;
  let result = used.safeParse(cleaned, { error: describeIssue });
  // A single object in place of a list counts as a list of one (clients of this API send it).
  for (
    let round = 0;
    !result.success && wrapSingleObjects(cleaned, result.error.issues) && round < 3;
    round++
  ) {
    result = used.safeParse(cleaned, { error: describeIssue });
  }
  if (result.success) return result.data as z.output<S>;
  const issues = explainIssues(result.error.issues);
  const unknown = strict ? [] : listUnknownKeys(schema, cleaned);
  const isReported = ({ pointer }: { pointer: string }) => issues.some((issue) => issue.pointer === pointer);
  const reported = [...issues, ...unknown.filter((issue) => !isReported(issue))];
  throw buildValidationProblem(reported.map((issue) => ({ in: location, ...issue })));
}

/** If a request is invalid anyway, a misspelt key is often the reason, so unknown keys are listed too. */
const listUnknownKeys = (schema: z.ZodType, value: unknown) =>
  explainIssues(toStrictSchema(schema).safeParse(value, { error: describeIssue }).error?.issues ?? []).filter(
    ({ code }) => code === "unknown_key",
  );

/** The most issues that a problem lists. */
const MAX_NAMED_FAULTS = 100;

export function buildValidationProblem(issues: FieldError[]): ApiProblem {
  const errors = issues.slice(0, MAX_NAMED_FAULTS);
  const [first] = errors;
  const detail = first ? first.message : "The request is not valid.";
  return new ApiProblem("validation_failed", detail, { errors });
}

/** Messages for rules without a message in the schema. */
function describeIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      return issue.input === undefined ? REQUIRED_MESSAGE : `must be ${describeType(issue.expected)}`;
    case "too_small":
      if (issue.minimum === 1 && issue.origin !== "number") return "must not be empty";
      return issue.origin === "string"
        ? `must have at least ${issue.minimum} characters`
        : issue.origin === "array"
          ? `must have at least ${issue.minimum} entries`
          : `must be at least ${issue.minimum}`;
    case "too_big":
      return issue.origin === "string"
        ? `must have at most ${issue.maximum} characters`
        : issue.origin === "array"
          ? `must have at most ${issue.maximum} entries`
          : `must be at most ${issue.maximum}`;
    case "invalid_value":
      return issue.input === undefined
        ? REQUIRED_MESSAGE
        : `must be one of ${issue.values.map(String).join(", ")}`;
    case "invalid_union":
      return issue.input === undefined ? REQUIRED_MESSAGE : "has none of the allowed forms";
    case "invalid_format":
      return `must be ${FORMATS[issue.format] ?? "written in another way"}`;
    case "not_multiple_of":
      return `must be a multiple of ${issue.divisor}`;
    case "invalid_key":
      return "has a name that is not allowed here";
    default:
      return "is not valid";
  }
}

const FORMATS: Record<string, string> = {
  email: "an e-mail address",
  url: "an absolute address such as https://example.com/",
  datetime: "an ISO 8601 date-time such as 2031-03-10T09:00:00Z",
  date: "a date such as 2031-03-10",
};

function describeType(type: string): string {
  if (type === "int") return "a whole number";
  if (type === "array" || type === "tuple") return "a list";
  if (type === "record") return "an object";
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

/** Wraps in place; returns false if there was nothing to wrap. */
function wrapSingleObjects(root: unknown, issues: z.core.$ZodIssue[]): boolean {
  let wrapped = false;
  for (const issue of issues) {
    if (issue.code !== "invalid_type" || issue.expected !== "array" || issue.path.length === 0) continue;
    const key = issue.path.at(-1) as PropertyKey;
    const parent = issue.path.slice(0, -1).reduce<unknown>((value, part) => (value as never)?.[part], root);
    const value = (parent as Record<PropertyKey, unknown> | undefined)?.[key];
    if (value === null || typeof value !== "object" || Array.isArray(value)) continue;
    (parent as Record<PropertyKey, unknown>)[key] = [value];
    wrapped = true;
  }
  return wrapped;
}
