import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/**
 * `npm start`: builds what has changed in a separate process, which frees its memory at its end, and then runs the
 * bundled program like a release. Running from the sources would hold them all in memory, with their source maps.
 */
process.chdir(fileURLToPath(new URL("..", import.meta.url)));
const builder = spawn(process.execPath, ["--import", "tsx", "scripts/build.ts", "--for-start"], {
  stdio: "inherit",
});
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.once(signal, pass);
const [code] = await once(builder, "exit");
for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.off(signal, pass);
if (code !== 0) process.exit(code ?? 1);

process.env.BOOKPAGE_BUNDLED = "1";
process.argv.splice(2, process.argv.length, "start");
await import("../program/bookpage.js");

/** @param {NodeJS.Signals} signal */
function pass(signal) {
  builder.kill(signal);
}
