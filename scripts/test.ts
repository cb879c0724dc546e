import { runCommand } from "./run-command";
import { runTests } from "./testing/run-tests";

/**
 * `npm test`: all units, and of each feature its main path on a real database and in a real browser. With `--all`
 * (`npm run test:all`) every test; a date after it, such as `2026-12-31`, is the day on which they take place.
 */
runCommand(() => {
  const [scope, date] = process.argv.slice(2);
  return runTests(scope === "--all" ? { mainOnly: false, date } : { mainOnly: true });
});
