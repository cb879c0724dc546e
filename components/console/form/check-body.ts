import type { z } from "zod";
import { explainIssues } from "@/lib/domain/contracts/explain-issues";
import { getAtPointer } from "./pointer";

/** An invalid value: its pointer, and a code as in the API. */
export interface FieldIssue {
  pointer: string;
  code: string;
}

/** Validates a body with the API's own schema before it is sent. */
export function checkBody(schema: z.ZodType, body: unknown): FieldIssue[] {
  const { error } = schema.safeParse(body);
  return explainIssues(error?.issues ?? []).map(({ pointer, code }) => ({
    pointer,
    // An emptied field is null in the body, which the API reports as a wrong type.
    code: code === "invalid_type" && getAtPointer(body, pointer) == null ? "required" : code,
  }));
}
