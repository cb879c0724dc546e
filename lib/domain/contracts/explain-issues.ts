import type { z } from "zod";
import { buildPointer } from "@/lib/platform/http/json-pointer";
import { FIELD_CODES, type FieldCode } from "./problem";

/** An issue with one value: a JSON pointer, a code for programs and a sentence for people. */
export interface SchemaIssue {
  pointer: string;
  code: FieldCode;
  message: string;
}

/** The message for missing values. */
export const REQUIRED_MESSAGE = "is required";

/**
 * Converts a schema's issues to the API's form, also used by the console's forms before they send. A value of the
 * wrong type yields this one issue only: the validator goes on and measures, for example, a list as if it were text.
 * If a number exceeds two limits, the schema's own, which comes last, is reported.
 */
export function explainIssues(issues: readonly z.core.$ZodIssue[]): SchemaIssue[] {
  const mistyped = new Set(issues.filter(isMistyped).map(({ path }) => buildPointer(path)));
  const explained = issues
    .filter((issue) => isMistyped(issue) || !mistyped.has(buildPointer(issue.path)))
    .flatMap(explainIssue);
  return [...new Map(explained.map((issue) => [`${issue.pointer} ${issue.code}`, issue])).values()];
}

const isMistyped = ({ code }: z.core.$ZodIssue) => code === "invalid_type";

function explainIssue(issue: z.core.$ZodIssue): SchemaIssue[] {
  const { path, message } = issue;
  if (issue.code === "invalid_union" && issue.errors.length > 0) return explainUnion(issue);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      pointer: buildPointer([...path, key]),
      code: "unknown_key",
      message: "is not a known key",
    }));
  }
  return [{ pointer: buildPointer(path), code: pickCode(issue), message }];
}

/**
 * Reports the alternative of a union that matched best: the one with the deepest issue, then the one with the right
 * type or fewer issues.
 */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion): SchemaIssue[] {
  const closeness = (issues: z.core.$ZodIssue[]) =>
    Math.max(...issues.map(({ path, code }) => 2 * path.length + (code === "invalid_type" ? 0 : 1)));
  const closest = issue.errors.reduce((best, issues) =>
    closeness(issues) > closeness(best) ||
    (closeness(issues) === closeness(best) && issues.length < best.length)
      ? issues
      : best,
  );
  return explainIssues(closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
}

function pickCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.message === REQUIRED_MESSAGE) return "required";
  const code = issue.code === "custom" ? issue.params?.code : issue.code;
  return FIELD_CODES.find((known) => known === code) ?? "invalid_value";
}
