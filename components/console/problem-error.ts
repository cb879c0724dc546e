import type { components } from "@/clients/typescript/src/schema";
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

/** A sentence for a failure that has no field of its own. */
export function describeError(error: unknown, t: TranslateConsole): string {
  if (!(error instanceof ProblemError)) return t("errors.network");
  switch (error.status) {
    case 403:
      return t("errors.forbidden");
    case 404:
      return t("errors.missing");
    case 429:
      return t("errors.often");
    default:
      return error.message;
  }
}
