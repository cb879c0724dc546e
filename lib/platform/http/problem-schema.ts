import { z } from "zod";
import { FIELD_CODES, PROBLEMS, type ProblemCode } from "./problem";

const fieldError = z
  .object({
    in: z.enum(["body", "query", "path", "header"]),
    pointer: z
      .string()
      .describe("JSON pointer (RFC 6901) into the body, or `/name` of a parameter or header."),
    code: z.enum(FIELD_CODES).describe("What is wrong, for programs."),
    message: z.string().describe("What is wrong, for a person."),
  })
  .meta({ id: "FieldError" });

/** The body of every error response (RFC 9457). Some codes add members. */
export const problemBody = z
  .looseObject({
    type: z.string().meta({ format: "uri-reference" }).describe("Explains the code."),
    title: z.string(),
    status: z.int(),
    detail: z.string().describe("What went wrong this time."),
    instance: z.string().meta({ format: "uri-reference" }).describe("The path that was asked for."),
    code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
    reason: z.string().optional().describe("Why, where the code does not tell, such as `team_empty`."),
    message: z.string().describe("The same as `detail`."),
    errors: z
      .array(fieldError)
      .describe("Every wrong value, where single values are wrong; the first hundred of many."),
    request_id: z.string().describe("Quote it when you ask for help."),
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
