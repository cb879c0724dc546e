import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findNameIssues } from "./name-rules/find-name-issues";

const FOLDERS = ["app", "components", "lib", "scripts", "server"];

/** Fails if an exported function does not begin with a verb of the list, or a file's name is not in kebab-case. */
export async function lintNames() {
  const files = (await Promise.all(FOLDERS.map(listSourceFiles))).flat().sort();
  const issues = await Promise.all(
    files.map(async (file) => findNameIssues(file, await readFile(file, "utf8"))),
  );
  if (issues.flat().length > 0) throw new OperatorError(issues.flat().join("\n"));
}

async function listSourceFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => !file.includes("/generated/"));
}
