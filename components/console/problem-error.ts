import type { components } from "@/clients/typescript/src/schema";
import type { ProblemCode } from "@/lib/platform/http/problem";
import type { RefusalReason } from "@/lib/platform/http/refusal-reasons";
import type { Messages } from "@/lib/platform/i18n/messages/messages";
import { faultText } from "./form/fault-text";
import type { TranslateConsole } from "./texts";

type Problem = components["schemas"]["Problem"];

/** The codes that the texts know by their names; a problem's `detail` is for programmers, and in English. */
type OwnCode = keyof Messages["console"]["refusals"]["codes"] & ProblemCode;

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

/** Of codes whose text says no more than that of others; those not named here have one of their own. */
const SHARED_TEXTS = {
  malformed_json: "refusals.codes.program",
  forbidden: "errors.forbidden",
  second_factor_needed: "refusals.codes.proof",
  fresh_sign_in_needed: "refusals.codes.proof",
  not_found: "errors.missing",
  method_not_allowed: "refusals.codes.program",
  idempotency_key_reused: "refusals.codes.program",
  rate_limited: "errors.often",
} as const satisfies Record<Exclude<ProblemCode, OwnCode>, string>;

type Refusal = Partial<Pick<Problem, "code" | "reason" | "errors">>;

/** What is said of a refusal in the reader's language: why, else what is wrong with the value that is to blame. */
export function refusalText({ code, reason, errors }: Refusal, t: TranslateConsole): string {
  const why = `refusals.reasons.${reason as RefusalReason}` as const;
  if (reason && t.has(why)) return t(why);
  const fault = errors?.[0];
  if (fault && (code === "validation_failed" || code === "conflict")) return faultText(fault.code, t);
  const own = `refusals.codes.${code as OwnCode}` as const;
  return t(
    t.has(own) ? own : (SHARED_TEXTS[code as keyof typeof SHARED_TEXTS] ?? "refusals.codes.internal_error"),
  );
}

/** A sentence for a failure that has no field of its own. */
export const describeError = (error: unknown, t: TranslateConsole): string =>
  error instanceof ProblemError ? refusalText(error.problem ?? {}, t) : t("errors.network");
