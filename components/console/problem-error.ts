import type { components } from "@/clients/typescript/src/schema";
import type { ProblemCode } from "@/lib/platform/http/problem";
import type { RefusalReason } from "@/lib/platform/http/refusal-reasons";
import { faultText } from "./form/fault-text";
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

/** Of each code that a refusal has; its `detail` is for programmers, and in English. */
const CODE_TEXTS = {
  validation_failed: "refusals.codes.validation",
  malformed_json: "refusals.codes.program",
  unauthorized: "refusals.codes.unauthorized",
  forbidden: "errors.forbidden",
  second_factor_needed: "refusals.codes.proof",
  fresh_sign_in_needed: "refusals.codes.proof",
  not_found: "errors.missing",
  method_not_allowed: "refusals.codes.program",
  conflict: "refusals.codes.conflict",
  slot_taken: "refusals.codes.slotTaken",
  changed_since: "refusals.codes.changedSince",
  request_in_flight: "refusals.codes.inFlight",
  precondition_failed: "refusals.codes.outdated",
  body_too_large: "refusals.codes.tooLarge",
  unsupported_media_type: "refusals.codes.fileType",
  idempotency_key_reused: "refusals.codes.program",
  rate_limited: "errors.often",
  mail_limit: "refusals.codes.mailLimit",
  internal_error: "refusals.codes.internal",
  unavailable: "refusals.codes.unavailable",
} as const satisfies Record<ProblemCode, string>;

type Refusal = Partial<Pick<Problem, "code" | "reason" | "errors">>;

/** What is said of a refusal in the reader's language: why, else what is wrong with the value that is to blame. */
export function refusalText({ code, reason, errors }: Refusal, t: TranslateConsole): string {
  const why = `refusals.reasons.${reason as RefusalReason}` as const;
  if (reason && t.has(why)) return t(why);
  const fault = errors?.[0];
  if (fault && (code === "validation_failed" || code === "conflict")) return faultText(fault.code, t);
  return t(
    code && Object.hasOwn(CODE_TEXTS, code) ? CODE_TEXTS[code as ProblemCode] : CODE_TEXTS.internal_error,
  );
}

/** A sentence for a failure that has no field of its own. */
export const describeError = (error: unknown, t: TranslateConsole): string =>
  error instanceof ProblemError ? refusalText(error.problem ?? {}, t) : t("errors.network");
