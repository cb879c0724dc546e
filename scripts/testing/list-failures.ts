import { OperatorError } from "@/lib/platform/env/operator-error";

/** Runs all steps in order, also after a failure, and lists the failures. */
export async function listFailures(steps: readonly (() => Promise<void>)[]): Promise<string[]> {
  const failures: string[] = [];
  for (const step of steps) {
    await step().catch((error: unknown) => {
      if (!(error instanceof OperatorError)) throw error;
      failures.push(error.message);
    });
  }
  return failures;
}
