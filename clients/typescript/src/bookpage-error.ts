import type { Problem, ProblemCode } from "./schema-types.js";

/** An error response, thrown by helpers that return data alone. */
export class BookpageError extends Error {
  override readonly name = "BookpageError";

  constructor(
    /** The problem of the response; only its known parts if a proxy and not the service answered. */
    readonly problem: Problem | null,
    readonly response: Response,
  ) {
    super(problem ? `${problem.code}: ${problem.message}` : `The answer was ${response.status}`);
  }

  get code(): ProblemCode | null {
    return this.problem?.code ?? null;
  }

  get status(): number {
    return this.response.status;
  }
}

const isProblem = (error: unknown): error is Problem =>
  typeof error === "object" && error !== null && "code" in error && "message" in error;

interface ApiResult {
  data?: unknown;
  error?: unknown;
  response: Response;
}

/** Returns the data alone: `const user = await unwrap(bookpage.GET(…))`. @throws BookpageError for an error response */
export async function unwrap<Result extends ApiResult>(
  call: Promise<Result>,
): Promise<NonNullable<Result["data"]>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new BookpageError(isProblem(error) ? error : null, response);
  return data as NonNullable<Result["data"]>;
}
