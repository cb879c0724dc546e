import { createBytesResponse } from "@/lib/platform/http/bytes-response";
import { formatFieldDetail } from "./format-field-detail";
import type { ProblemReason } from "./problem-reasons";

/** Every error of the API: its status, and what a client can do. Clients branch on the code. */
export const PROBLEMS = {
  validation_failed: {
    status: 400,
    title: "The request is not valid",
    advice:
      "`errors` names every wrong value by its location and says what it must be. Correct them; the unchanged request will be refused again.",
  },
  malformed_json: {
    status: 400,
    title: "The body is not JSON",
    advice: "The body has to be one JSON value in UTF-8. `detail` gives the position of the parse error.",
  },
  unauthorized: {
    status: 401,
    title: "Authentication is missing or wrong",
    advice:
      "Send the organisation's API key in the Authorization header, bare or after Bearer. It may have been mistyped or revoked, or have ended.",
  },
  forbidden: {
    status: 403,
    title: "Not allowed",
    advice:
      "The caller is known but may not do this: the key lacks the scope that `detail` names, or the person signed in is no admin and this is not their own.",
  },
  second_factor_needed: {
    status: 403,
    title: "Show your second factor once more",
    advice:
      "This opens or ends access, or cannot be taken back, so the person signed in shows a second factor that is no older than ten minutes: `POST /v2/second_factors/proof`, then the same request again. API keys are not asked.",
  },
  fresh_sign_in_needed: {
    status: 403,
    title: "Show once more that it is you",
    advice:
      "As `second_factor_needed`, for a person without a second factor: the password, at `POST /v2/second_factors/proof`, or a new sign-in if there is no password.",
  },
  impersonation: {
    status: 403,
    title: "You are impersonating another user",
    advice:
      "The session impersonates one of the organisation's people (`POST /v2/impersonation`): it cannot change anything or read the person's secrets. `DELETE /v2/impersonation` ends the impersonation.",
  },
  other_person: {
    status: 403,
    title: "The page was loaded for another user",
    advice:
      "A page of the console sends `X-Drawn-For` with the person that it was rendered for. The browser's session now belongs to, or impersonates, another person: load the page again.",
  },
  not_found: {
    status: 404,
    title: "Not found",
    advice: "Nothing with this id exists in your organisation, or the path is none of the API's.",
  },
  method_not_allowed: {
    status: 405,
    title: "Method not allowed",
    advice: "The Allow header lists the methods of this path.",
  },
  conflict: {
    status: 409,
    title: "The request conflicts with what is stored",
    advice:
      "A value that must be unique is taken, or the resource is in a state that does not permit this. `errors` names the field where one is to blame.",
  },
  slot_taken: {
    status: 409,
    title: "The time is taken",
    advice:
      "The host is not free at this time, buffers included. `nearest_slots` lists free times close by, where there are any; of a series `occurrences` has them for each time that is lost.",
  },
  changed_since: {
    status: 409,
    title: "It was changed since",
    advice:
      "Something was changed after the change to be undone, or after the plan to be applied. Read the current state, and change what you want; make a new plan.",
  },
  request_in_flight: {
    status: 409,
    title: "The same request is still being processed",
    advice:
      "A request with this Idempotency-Key has not finished. Repeat it after the seconds that Retry-After names.",
  },
  precondition_failed: {
    status: 412,
    title: "The resource has changed",
    advice: "The resource was changed after the version that If-Match names. Read it again and decide anew.",
  },
  body_too_large: {
    status: 413,
    title: "The body is too large",
    advice:
      "The limit is 1 MB for a body, 2 MB for a picture, 10 MB for an inbound mail or for settings files.",
  },
  unsupported_media_type: {
    status: 415,
    title: "The content type is not supported",
    advice:
      "Bodies are JSON: send Content-Type: application/json. Pictures are sent with a type that `detail` names.",
  },
  idempotency_key_reused: {
    status: 422,
    title: "The idempotency key was used for another request",
    advice: "Give every request a key of its own; repeat a key only with the very same request.",
  },
  rate_limited: {
    status: 429,
    title: "Too many requests",
    advice:
      "Wait for the seconds that Retry-After names. RateLimit shows the remaining requests on every response.",
  },
  mail_limit: {
    status: 429,
    title: "Too many mails today",
    advice:
      "The request would send more mails in a day to people outside of the organisation than this installation allows. Nothing was written. Try again after the seconds that Retry-After names.",
  },
  internal_error: {
    status: 500,
    title: "Something went wrong on our side",
    advice: "Nothing was changed. Repeat the request; if it fails again, report its request_id.",
  },
  unavailable: {
    status: 503,
    title: "Temporarily unavailable",
    advice: "Nothing was changed. Repeat the request after the seconds that Retry-After names.",
  },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** The codes of field errors, for programs to branch on. */
export const FIELD_CODES = [
  ...[
    "required",
    "unknown_key",
    "read_only",
    "locked",
    "invalid_type",
    "invalid_value",
    "invalid_key",
    "invalid_format",
    "invalid_date",
  ],
  ...["too_small", "too_big", "too_long", "too_deep", "not_multiple_of", "out_of_range", "range_too_long"],
  ...[
    "unknown",
    "unknown_address",
    "taken",
    "duplicate",
    "ambiguous",
    "exactly_one",
    "not_one_user",
    "mismatch",
  ],
  ...[
    "reversed",
    "overlap",
    "past",
    "nonexistent_time",
    "slot_taken",
    "refused",
    "unsupported",
    "https",
    "private_address",
  ],
  ...[
    "unreachable",
    "no_calendar",
    "wrong",
    "too_easy",
    "organiser",
    "nul_character",
    "lone_surrogate",
    "invalid_encoding",
  ],
] as const;

export type FieldCode = (typeof FIELD_CODES)[number];

/** One invalid value: its location, a code to branch on, a sentence to show. */
export interface FieldError {
  in: "body" | "query" | "path" | "header";
  /** JSON pointer (RFC 6901) into the body, or `/name` of a parameter. */
  pointer: string;
  code: FieldCode;
  message: string;
}

interface Extras {
  errors?: FieldError[];
  headers?: Record<string, string>;
  reason?: ProblemReason;
  /** Further members of the problem, such as the nearest free slots of `slot_taken`. */
  members?: Record<string, unknown>;
}

/** An expected error, sent as application/problem+json (RFC 9457). */
export class ApiProblem extends Error {
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  readonly members: Record<string, unknown>;

  constructor(
    readonly code: ProblemCode,
    detail: string,
    { errors = [], headers = {}, members = {}, reason }: Extras = {},
  ) {
    super(formatFieldDetail(detail, errors[0]));
    this.errors = errors;
    this.headers = headers;
    this.members = reason ? { reason, ...members } : members;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** The problem of a body value that only the database or a cross-field rule could reject. */
export function buildFieldProblem(
  pointer: string,
  code: FieldCode,
  message: string,
  problem: ProblemCode = "validation_failed",
) {
  return new ApiProblem(problem, message, { errors: [{ in: "body", pointer, code, message }] });
}

/** The problem of a body field that refers to a missing or (`conflict`) changed resource. */
export const buildUnknownFieldProblem = (
  field: string,
  message: string,
  problem: Extract<ProblemCode, "not_found" | "conflict"> = "not_found",
) => buildFieldProblem(`/${field}`, "unknown", message, problem);

/** The problem of a resource that is missing or another user's; it does not reveal which. */
export const buildNotOwnedProblem = () =>
  new ApiProblem("forbidden", "Members may do this with what is their own only.");

export const buildNotFoundProblem = (subject: string) =>
  new ApiProblem("not_found", `${subject} was not found.`);

/** The parts of a problem that do not depend on the request. */
export const describeProblem = ({ code, status, message, errors, members }: ApiProblem) => ({
  type: `/docs/problems#${code}`,
  title: PROBLEMS[code].title,
  status,
  detail: message,
  code,
  message,
  errors,
  ...members,
});

export function buildProblemResponse(problem: ApiProblem, requestId: string, instance: string): Response {
  const body = Buffer.from(JSON.stringify({ ...describeProblem(problem), instance, request_id: requestId }));
  return createBytesResponse(body, {
    status: problem.status,
    headers: {
      "content-type": "application/problem+json",
      "content-length": String(body.byteLength),
      "cache-control": "no-store",
      ...problem.headers,
    },
  });
}
