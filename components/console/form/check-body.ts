import type { z } from "zod";
import { explainIssues } from "@/lib/platform/http/explain-issues";
import { getAtPointer } from "./pointer";

/** What is wrong with one value: where, and a code as the API has them. */
export interface FieldIssue {
  pointer: string;
  code: string;
}

/** Checks a body with the API's own schema, before it is sent. */
export function checkBody(schema: z.ZodType, body: unknown): FieldIssue[] {
  const { error } = schema.safeParse(body);
  return explainIssues(error?.issues ?? []).map(({ pointer, code }) => ({
    pointer,
    // An emptied field is null in the body, to the API a value of the wrong type.
    code: code === "invalid_type" && getAtPointer(body, pointer) == null ? "required" : code,
  }));
}
