import type { components } from "@/clients/typescript/src/schema";
import type { Translate } from "./texts";

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
export const sentenceOf = (error: unknown, t: Translate): string =>
  error instanceof ProblemError
    ? error.status === 404
      ? t("errors.missing")
      : error.message
    : t("errors.network");
