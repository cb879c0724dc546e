/** What is wrong, for a program to branch on (RFC 7644, 3.12). */
export type ScimType =
  | "invalidFilter"
  | "tooMany"
  | "uniqueness"
  | "mutability"
  | "invalidSyntax"
  | "invalidPath"
  | "noTarget"
  | "invalidValue"
  | "sensitive";

/** A refusal as a directory understands it. */
export class ScimProblem extends Error {
  constructor(
    readonly status: number,
    readonly scimType: ScimType | null,
    detail: string,
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
  }
}

/** The value of an attribute is not what it must be. */
export const buildInvalidValueProblem = (attribute: string, rule: string) =>
  new ScimProblem(400, "invalidValue", `${attribute} ${rule}.`);

/** Another one has this value already. */
export const buildNotUniqueProblem = (what: string) => new ScimProblem(409, "uniqueness", what);
