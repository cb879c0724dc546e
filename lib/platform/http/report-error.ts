import { ApiProblem } from "./problem";
import { recordError } from "./record-error";
import { toProblem } from "./to-problem";

/** What a client is told of anything that was thrown; where it is not the client's fault, the log is told why. */
export function reportError(error: unknown): ApiProblem {
  const problem = toProblem(error);
  if (!(error instanceof ApiProblem) && problem.status >= 500) recordError(error);
  return problem;
}
