import { buildApp } from "../build-app";
import { generateClient } from "../generate-client";
import { ensureTestPrograms } from "../test-programs/ensure-test-programs";
import { listFailures } from "./list-failures";
import { requireSuccess } from "./require-success";
import { runStories } from "./run-stories";
import { runVitest } from "./run-vitest";
import { setTestDate } from "./set-test-date";

interface Scope {
  /** Restricts tests with a database or a browser to those with the tag "main". */
  mainOnly: boolean;
  /** The date on which the tests run; by default today. */
  date?: string | undefined;
}

/**
 * Runs all tests, also after a failure.
 * @throws OperatorError that names the failures, or the tests skipped because a program is missing
 */
export async function runTests({ mainOnly, date }: Scope) {
  process.env.TESTS_BEGAN_AT = String(Date.now());
  if (date) setTestDate(date);
  const missing = await ensureTestPrograms();
  await generateClient(); // unit tests import it
  const [unitFailures] = await Promise.all([
    listFailures([() => runVitest({ project: "unit" })]),
    buildApp(() => console.log("Building…")), // leaves a core idle for half of its time
  ]);
  const failures = await listFailures([
    () => runVitest({ project: "db", mainOnly, missing }),
    ...(missing.includes("chromium") ? [] : [() => runStories({ mainOnly, missing })]),
  ]);
  requireSuccess([...unitFailures, ...failures], missing);
}
