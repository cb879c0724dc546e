import { OperatorError } from "@/lib/platform/env/operator-error";

/** Formats errors that an operator can fix as a sentence; returns any other unchanged. */
export async function formatOperatorError(error: unknown): Promise<unknown> {
  if (error instanceof OperatorError) return error;
  const { ApiProblem } = await import("@/lib/domain/contracts/problem");
  const { isDatabaseUnavailable } = await import("@/lib/platform/db/database-errors");
  const { ZodError } = await import("zod");
  if (error instanceof ApiProblem) return new OperatorError(error.message.replace(/\.?$/, "."));
  if (error instanceof ZodError) {
    const [issue] = error.issues;
    return new OperatorError(`--${issue?.path.join(".")} ${issue?.message}.`);
  }
  if (isDatabaseUnavailable(error)) return new OperatorError("The database is no longer reachable.");
  const { code, path, syscall } = error as NodeJS.ErrnoException;
  if (syscall && path) return new OperatorError(`${path} cannot be used (${code}).`);
  return error;
}
