import type { ApiProblem } from "@/lib/domain/contracts/problem";
import { reportError } from "@/lib/domain/contracts/report-error";
import { URN } from "@/lib/domain/people/provisioning/protocol/attribute-names";
import { ScimProblem, type ScimType } from "@/lib/domain/people/provisioning/protocol/scim-problem";

/** Converts any error to a SCIM error; one that the directory did not cause is logged. */
export function toScimProblem(error: unknown): ScimProblem {
  if (error instanceof ScimProblem) return error;
  const problem = reportError(error);
  return new ScimProblem(problem.status, findScimType(problem), problem.message, problem.headers);
}

function findScimType({ code, errors }: ApiProblem): ScimType | null {
  if (code === "malformed_json") return "invalidSyntax";
  if (errors.some((one) => one.code === "taken")) return "uniqueness";
  return code === "validation_failed" ? "invalidValue" : null;
}

/** RFC 7644, section 3.12: the status is a string. */
export const serializeScimProblem = ({ status, scimType, message }: ScimProblem) => ({
  schemas: [URN.error],
  status: String(status),
  ...(scimType && { scimType }),
  detail: message,
});
