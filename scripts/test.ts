import { buildApp } from "./build-app";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";

/** `npm test`: units, then everything on a real database, then stories in a real browser against `npm start`. */
runCommand(async () => {
  await buildApp(() => console.log("Building…"));
  await runTool("vitest", ["run"]);
  await runTool("playwright", ["test"]);
});
