import { runCommand } from "./run-command";
import { runTests } from "./testing/run-tests";

/**
 * `npm test`: runs all unit tests, and of each feature its main path on a real database and in a real browser. With
 * `--all` (`npm run test:all`) it runs every test; a following date, such as `2026-12-31`, becomes today's date in
 * the tests.
 */
runCommand(() => {
  const [scope, date] = process.argv.slice(2);
  return runTests(scope === "--all" ? { mainOnly: false, date } : { mainOnly: true });
});
