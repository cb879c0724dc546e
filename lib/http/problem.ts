/** Every error the API answers, with its status. The code is what clients branch on. */
export const PROBLEMS = {
  validation_failed: { status: 400, title: "The request is not valid" },
  malformed_json: { status: 400, title: "The body is not JSON" },
  unauthorized: { status: 401, title: "Authentication is missing or wrong" },
  forbidden: { status: 403, title: "Not allowed" },
  not_found: { status: 404, title: "Not found" },
  method_not_allowed: { status: 405, title: "Method not allowed" },
  conflict: { status: 409, title: "The request conflicts with what is stored" },
  slot_taken: { status: 409, title: "The time is taken" },
  request_in_flight: { status: 409, title: "The same request is still being processed" },
  precondition_failed: { status: 412, title: "The resource has changed" },
  body_too_large: { status: 413, title: "The body is too large" },
  unsupported_media_type: { status: 415, title: "The content type is not supported" },
  idempotency_key_reused: { status: 422, title: "The idempotency key was used for another request" },
  rate_limited: { status: 429, title: "Too many requests" },
  internal_error: { status: 500, title: "Something went wrong on our side" },
  unavailable: { status: 503, title: "Temporarily unavailable" },
} as const;

export type ProblemCode = keyof typeof PROBLEMS;

/** One wrong value: where it stands, a code to branch on, a sentence to show. */
export interface FieldError {
  in: "body" | "query" | "path" | "header";
  /** JSON pointer (RFC 6901) into the body, or `/name` of a parameter. */
  pointer: string;
  code: string;
  message: string;
}

interface Extras {
  errors?: FieldError[];
  headers?: Record<string, string>;
  /** Further members of the problem, such as the nearest free slots of `slot_taken`. */
  members?: Record<string, unknown>;
}

/** An expected refusal: answered as application/problem+json (RFC 9457). */
export class ApiProblem extends Error {
  readonly errors: FieldError[];
  readonly headers: Record<string, string>;
  readonly members: Record<string, unknown>;

  constructor(
    readonly code: ProblemCode,
    detail: string,
    { errors = [], headers = {}, members = {} }: Extras = {},
  ) {
    super(detail);
    this.errors = errors;
    this.headers = headers;
    this.members = members;
  }

  get status(): number {
    return PROBLEMS[this.code].status;
  }
}

/** A value of the body that only the database or a rule across fields could refuse. */
export function fieldProblem(
  pointer: string,
  code: string,
  message: string,
  problem: ProblemCode = "validation_failed",
) {
  return new ApiProblem(problem, message, { errors: [{ in: "body", pointer, code, message }] });
}

export const notFound = (what: string) => new ApiProblem("not_found", `${what} was not found.`);

export function problemResponse(problem: ApiProblem, requestId: string, instance: string): Response {
  const { code, status } = problem;
  const body = {
    type: `/docs/problems#${code}`,
    title: PROBLEMS[code].title,
    status,
    detail: problem.message,
    instance,
    code,
    message: problem.message,
    errors: problem.errors,
    request_id: requestId,
    ...problem.members,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: { "content-type": "application/problem+json", "cache-control": "no-store", ...problem.headers },
  });
}
