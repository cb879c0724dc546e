import { readFileSync } from "node:fs";
import path from "node:path";
import { projectRoot } from "./project-root";

/** The command of a release: `bookpage start`, or any command of the command line. */
const [command, ...rest] = process.argv.slice(2);
if (command === "start" && rest.length === 0) {
  readBuiltSettings();
  await import("./start");
} else await import("./cli");

/** Next's own settings as they were at the build: there is no next.config.mjs here to read them from. */
function readBuiltSettings() {
  const file = path.join(projectRoot, ".next/required-server-files.json");
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(
    JSON.parse(readFileSync(file, "utf8")).config,
  );
}
