import { OperatorError } from "@/lib/platform/env/operator-error";
import { describeSkippedTests, type TestProgram } from "../test-programs/ensure-test-programs";

/** @throws OperatorError that names the failures, and the tests skipped because a program is missing */
export function requireSuccess(failures: readonly string[], missing: readonly TestProgram[]) {
  const sentences = [...failures, ...(missing.length > 0 ? [describeSkippedTests(missing)] : [])];
  if (sentences.length > 0) throw new OperatorError(sentences.join("\n"));
}
