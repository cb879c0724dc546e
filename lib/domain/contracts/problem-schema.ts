import { z } from "zod";
import { FIELD_CODES, PROBLEMS, type ProblemCode } from "./problem";

const fieldError = z
  .object({
    in: z.enum(["body", "query", "path", "header"]),
    pointer: z
      .string()
      .describe("JSON pointer (RFC 6901) into the body, or `/name` of a parameter or header."),
    code: z.enum(FIELD_CODES).describe("The error, for programs."),
    message: z.string().describe("The error, for people."),
  })
  .meta({ id: "FieldError" });

/** The body of every error response (RFC 9457). Some codes add members. */
export const problemBody = z
  .looseObject({
    type: z.string().meta({ format: "uri-reference" }).describe("Explains the code."),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe("The error of this request."),
    instance: z.string().meta({ format: "uri-reference" }).describe("The path that was asked for."),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    reason: z.string().optional().describe("A more specific reason than the code, such as `team_empty`."),
    message: z.string().describe("The same as `detail`."),
    errors: z
      .array(fieldError)
      .describe("Every wrong value, where single values are wrong; the first hundred of many."),
    request_id: z.string().describe("Quote it in support requests."),
  })
  .meta({ id: "Problem" });

/** The problem of one entry of a batch. */
export const entryProblem = problemBody
  .pick({
    type: true,
    title: true,
    status: true,
    detail: true,
    code: true,
    reason: true,
    message: true,
    errors: true,
  })
  .meta({ id: "EntryProblem", description: "Its pointers lead into the body of the whole request." });
