import type { components } from "@/clients/typescript/src/schema";
import type { ProblemCode } from "@/lib/domain/contracts/problem";
import type { ProblemReason } from "@/lib/domain/contracts/problem-reasons";
import { formatIssueCode } from "./format-issue-code";
import type { TranslateConsole } from "./texts";

type Problem = components["schemas"]["Problem"];

/** An error response of the API. */
export class ProblemError extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    /** The seconds until a retry makes sense, if the response has them. */
    readonly retryAfter: number | null = null,
  ) {
    super(problem?.detail ?? `Status ${status}`);
  }
}

type Rejection = Partial<Pick<Problem, "code" | "reason" | "errors">>;

/** Formats a rejection in the reader's language: its reason, otherwise the issue of the first invalid value. */
export function formatRejection({ code, reason, errors }: Rejection, t: TranslateConsole): string {
  const why = `rejections.reasons.${reason as ProblemReason}` as const;
  if (reason && t.has(why)) return t(why);
  const issue = errors?.[0];
  if (issue && (code === "validation_failed" || code === "conflict")) return formatIssueCode(issue.code, t);
  const what = `rejections.codes.${code as ProblemCode}` as const;
  return t(t.has(what) ? what : "rejections.codes.internal_error");
}

/** Formats an error that belongs to no field. */
export const describeError = (error: unknown, t: TranslateConsole): string =>
  error instanceof ProblemError ? formatRejection(error.problem ?? {}, t) : t("errors.network");
