import { OperatorError } from "@/lib/platform/env/operator-error";

/** Runs the steps one after the other, the next one also where one fails, and lists what failed. */
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
