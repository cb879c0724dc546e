import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { buildApp } from "./build-app";
import { generateClient } from "./generate-client";
import { lintMigrations } from "./lint-migrations";
import { lintNames } from "./lint-names";
import { runCommand } from "./run-command";
import { runProgram } from "./run-program";
import { runTool } from "./run-tool";

const CODE_FOLDERS = ["app", "clients", "components", "lib", "server", "scripts", "tests", "e2e", "bench"];

/**
 * dependency-cruiser reports nothing for files that it fails to parse, so a run over fewer modules than this counts
 * as failed.
 */
const MIN_MODULES = 300;

/** `npm run check`: migrations, names, format and lint, boundaries, dead code, types, the API's document and clients, and the size of what a booker downloads. */
runCommand(async () => {
  await generateClient(); // the code imports it
  await Promise.all([checkBuilt(), checkStyle()]); // each takes about as long as the other
});

/** Checks that need the build: types of routes, the database client, shipped scripts. */
async function checkBuilt() {
  await buildApp(() => console.log("Building…"));
  await Promise.all([checkTypes(), checkProducts()]); // the types keep one core busy for about as long
}

/** Checks what is generated from the code: the API's document, the clients, and the size of scripts. */
async function checkProducts() {
  const { lintOpenapi } = await import("./lint-openapi"); // loads the client of the database
  await lintOpenapi();
  const { requireCurrentApiTypes } = await import("./api-types");
  await requireCurrentApiTypes();
  const { requireCurrentElementTexts } = await import("./element-texts");
  await requireCurrentElementTexts();
  const { requireCurrentPythonClient } = await import("./python-client/python-client");
  await requireCurrentPythonClient();
  await runTool("size-limit", []);
}

/**
 * Uses the native compiler, which takes a third of the time. Tools that load a compiler load the other one. Several
 * checkers would each build most types again, while the style is checked on the other core.
 */
const checkTypes = () => runProgram("node_modules/typescript-7/bin/tsc", ["--noEmit", "--checkers", "1"]);

async function checkStyle() {
  await lintMigrations();
  await lintNames();
  await runTool("biome", ["ci", "--error-on-warnings"]);
  await checkBoundaries();
  await runTool("knip", []);
}

async function checkBoundaries() {
  const cruise = ["--config", ".dependency-cruiser.mjs", ...CODE_FOLDERS];
  const { stdout } = await promisify(execFile)(
    "node_modules/.bin/depcruise",
    [...cruise, "--output-type", "json"],
    { maxBuffer: 256 * 1024 * 1024 },
  ).catch(({ stdout }: { stdout: string }) => ({ stdout })); // it exits with an error if it finds something
  const { totalCruised, violations } = JSON.parse(stdout).summary as {
    totalCruised: number;
    violations: object[];
  };
  if (violations.length > 0) await runTool("depcruise", cruise); // prints the violations
  if (totalCruised < MIN_MODULES) {
    throw new OperatorError(`The boundaries were checked on only ${totalCruised} modules; there are more.`);
  }
}
