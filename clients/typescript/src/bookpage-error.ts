import type { Problem, ProblemCode } from "./schema-types.js";

/** A refused request, where a helper has no `error` to give back. */
export class BookpageError extends Error {
  override readonly name = "BookpageError";

  constructor(
    /** The refusal as it was answered; where something else than the service did, as much as is known. */
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

/** The data alone: `const user = await unwrap(bookpage.GET(…))`. @throws BookpageError for a refused request. */
export async function unwrap<Result extends ApiResult>(
  call: Promise<Result>,
): Promise<NonNullable<Result["data"]>> {
  const { data, error, response } = await call;
  if (!response.ok) throw new BookpageError(isProblem(error) ? error : null, response);
  return data as NonNullable<Result["data"]>;
}
