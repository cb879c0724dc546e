/** Machine-readable error types (RFC 7644, section 3.12). */
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

/** An error in the format of SCIM. */
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

export const buildInvalidValueProblem = (attribute: string, rule: string) =>
  new ScimProblem(400, "invalidValue", `${attribute} ${rule}.`);

export const buildNotUniqueProblem = (what: string) => new ScimProblem(409, "uniqueness", what);
