import type { z } from "zod";
import { pointerTo } from "./json-pointer";
import { FIELD_CODES, type FieldCode } from "./problem";

/** What is wrong with one value: where (a JSON pointer), a code for programs and a sentence for people. */
export interface Fault {
  pointer: string;
  code: FieldCode;
  message: string;
}

/** The message of values that are missing. */
export const REQUIRED_MESSAGE = "is required";

/** A schema's complaint as the API tells it. The console's forms read it likewise, before they send. */
export function explainIssue(issue: z.core.$ZodIssue): Fault[] {
  const { path, message } = issue;
  if (issue.code === "invalid_union" && issue.errors.length > 0) return explainUnion(issue);
  if (issue.code === "unrecognized_keys") {
    return issue.keys.map((key) => ({
      pointer: pointerTo([...path, key]),
      code: "unknown_key",
      message: "is not a known key",
    }));
  }
  return [{ pointer: pointerTo(path), code: pickCode(issue), message }];
}

/**
 * Of a union's alternatives, the one that came closest speaks: the one whose complaint lies deepest, and of
 * those the one that had the right type.
 */
function explainUnion(issue: z.core.$ZodIssueInvalidUnion): Fault[] {
  const closeness = (issues: z.core.$ZodIssue[]) =>
    Math.max(...issues.map(({ path, code }) => 2 * path.length + (code === "invalid_type" ? 0 : 1)));
  const closest = issue.errors.reduce((best, issues) =>
    closeness(issues) > closeness(best) ? issues : best,
  );
  return closest.flatMap((inner) => explainIssue({ ...inner, path: [...issue.path, ...inner.path] }));
}

function pickCode(issue: z.core.$ZodIssue): FieldCode {
  if (issue.message === REQUIRED_MESSAGE) return "required";
  const code = issue.code === "custom" ? issue.params?.code : issue.code;
  return FIELD_CODES.find((known) => known === code) ?? "invalid_value";
}
