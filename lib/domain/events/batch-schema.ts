import { z } from "zod";
import { problemBody } from "@/lib/domain/contracts/problem-schema";
import { id } from "@/lib/platform/http/fields";

export const MAX_OPERATIONS = 100;

/** Builds an operation on an existing event; its body is that of the single operation. */
export const buildChangeOperation = <Name extends string>(operation: Name, body: string) =>
  z.object({
    operation: z.literal(operation),
    event: id.describe("The `_id` of the event."),
    if_match: z.string().optional().describe("Change only this version (an `ETag`)."),
    body: z
      .unknown()
      .meta({ $ref: `#/components/schemas/${body}` })
      .optional(),
  });

export const buildCreateOperation = (body: string) =>
  z.object({
    operation: z.literal("create"),
    body: z.unknown().meta({ $ref: `#/components/schemas/${body}` }),
  });

/** The problem of one rejected operation; fields that belong to its code are at the top level. */
const operationProblem = problemBody
  .pick({ type: true, title: true, status: true, detail: true, code: true, message: true, errors: true })
  .meta({ id: "OperationProblem", description: "Its pointers lead into the body of the whole request." });

export const buildOperationResult = (answer: z.ZodType) =>
  z.object({
    status: z.int().describe("The status that a single call would have returned."),
    etag: z.string().optional().describe("The version that it has now."),
    event: answer.optional().describe("The result of the operation."),
    error: operationProblem
      .optional()
      .describe("The reason for the refusal; a refused operation has changed nothing."),
  });

/** Operations are documented by their schema but parsed one by one, so that an invalid one does not stop the others. */
export const buildOperationList = (schema: string) =>
  z
    .array(z.unknown().meta({ $ref: `#/components/schemas/${schema}` }))
    .min(1)
    .max(MAX_OPERATIONS);
