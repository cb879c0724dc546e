/** What somebody sent takes more steps, time or memory than it may. */
export class BudgetExceededError extends Error {
  override name = "BudgetExceededError";
}

/** By its name: the start command and the bundled application have a class of their own each. */
export const isBudgetExceeded = (error: unknown): boolean =>
  error instanceof Error && error.name === "BudgetExceededError";
