/** Untrusted input takes more steps, time or memory than allowed. */
export class BudgetExceededError extends Error {
  override name = "BudgetExceededError";
}

/** Compares by name: the start command and the bundled application each have their own class. */
export const isBudgetExceeded = (error: unknown): boolean =>
  error instanceof Error && error.name === "BudgetExceededError";
