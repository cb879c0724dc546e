import { buildApp } from "./build-app";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";
import { requireTestPrograms } from "./test-programs/require-test-programs";

/** `npm test`: units, then everything on a real database, then stories in a real browser against `npm start`. */
runCommand(async () => {
  await requireTestPrograms();
  await buildApp(() => console.log("Building…"));
  await runTool("vitest", ["run"]);
  await runTool("playwright", ["test"]);
});
