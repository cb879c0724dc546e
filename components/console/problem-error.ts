import type { components } from "@/clients/typescript/src/schema";
import type { ProblemCode } from "@/lib/platform/http/problem";
import type { ProblemReason } from "@/lib/platform/http/problem-reasons";
import { formatIssueCode } from "./form/format-issue-code";
import type { TranslateConsole } from "./texts";

type Problem = components["schemas"]["Problem"];

/** A refusal of the API. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    /** Seconds after which to ask again, where the answer says so. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem?.detail ?? `Status ${status}`);
  }
}

type Rejection = Partial<Pick<Problem, "code" | "reason" | "errors">>;

/** What is said of a refusal in the reader's language: why, else what is wrong with the value that is to blame. */
export function formatRejection({ code, reason, errors }: Rejection, t: TranslateConsole): string {
  const why = `refusals.reasons.${reason as ProblemReason}` as const;
  if (reason && t.has(why)) return t(why);
  const fault = errors?.[0];
  if (fault && (code === "validation_failed" || code === "conflict")) return formatIssueCode(fault.code, t);
  const what = `refusals.codes.${code as ProblemCode}` as const;
  return t(t.has(what) ? what : "refusals.codes.internal_error");
}

/** A sentence for a failure that has no field of its own. */
export const describeError = (error: unknown, t: TranslateConsole): string =>
  error instanceof ProblemError ? formatRejection(error.problem ?? {}, t) : t("errors.network");
