import type { z } from "zod";

/** What is wrong with one value: where, and a code as the API has them. */
export interface Fault {
  pointer: string;
  code: string;
}

/** Holds a body against the schema that the API holds it against. */
export function checkBody(schema: z.ZodType, body: unknown): Fault[] {
  const { error } = schema.safeParse(body);
  return (error?.issues ?? []).map((issue) => ({
    pointer: issue.path
      .map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`)
      .join(""),
    code: codeOf(issue),
  }));
}

function codeOf(issue: z.core.$ZodIssue): string {
  if (issue.code === "invalid_type" && issue.input === undefined) return "required";
  if (issue.code === "custom" && typeof issue.params?.code === "string") return issue.params.code;
  return issue.code;
}
