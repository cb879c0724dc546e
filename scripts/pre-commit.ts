import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { runCommand } from "./run-command";
import { runTool } from "./run-tool";

/** Lists the paths that `git diff` reports. */
async function listChangedFiles(...options: string[]): Promise<string[]> {
  const list = ["diff", "--name-only", "-z", "--diff-filter=ACMR", ...options];
  const { stdout } = await promisify(execFile)("git", list, { maxBuffer: 16 * 1024 * 1024 });
  return stdout.split("\0").filter(Boolean);
}

const runBiome = (files: string[], ...options: string[]) =>
  runTool("biome", ["check", "--error-on-warnings", "--no-errors-on-unmatched", ...options, "--", ...files]);

/** `git commit <file>` uses a temporary index: files added to it are missing from the index that stays. */
const indexStays = !process.env.GIT_INDEX_FILE?.includes("next-index");

/** Formats and lints the files of a commit. Types and boundaries take longer: `npm run check`. */
runCommand(async () => {
  const staged = await listChangedFiles("--cached");
  const unfinished = new Set(await listChangedFiles());
  const mayWrite = (file: string) => indexStays && !unfinished.has(file);
  const whole = staged.filter(mayWrite);
  const rest = staged.filter((file) => !mayWrite(file));
  if (whole.length > 0) {
    await runBiome(whole, "--write");
    await promisify(execFile)("git", ["add", "--", ...whole]);
  }
  if (rest.length > 0) await runBiome(rest); // writing a partly staged file would stage all of it
});
