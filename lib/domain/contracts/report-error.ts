import { recordError } from "@/lib/platform/http/record-error";
import { ApiProblem } from "./problem";
import { toProblem } from "./to-problem";

/** Converts any error to the client's problem; logs the cause unless it is the client's fault. */
export function reportError(error: unknown): ApiProblem {
  const problem = toProblem(error);
  if (!(error instanceof ApiProblem) && problem.status >= 500) recordError(error);
  return problem;
}
