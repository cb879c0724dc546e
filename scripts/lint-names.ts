import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findDomainWords } from "./name-rules/find-domain-words";
import { findNameIssues } from "./name-rules/find-name-issues";

const FOLDERS = ["app", "components", "lib", "scripts", "server"];

/** Files of the platform without the rule of domain words: settings, texts and tests, which name what they serve. */
const NAMING_THE_DOMAIN = /\/env\/|\/i18n\/|\/testing\/|\.test\.ts$/;

/**
 * Fails if an exported function does not begin with a verb of the list, a file's name is not in kebab-case, or the
 * platform contains a word of the domain.
 */
export async function lintNames() {
  const files = (await Promise.all(FOLDERS.map(listSourceFiles))).flat().sort();
  const issues = await Promise.all(
    files.map(async (file) => {
      const text = await readFile(file, "utf8");
      const isPlatform = file.startsWith("lib/platform/") && !NAMING_THE_DOMAIN.test(file);
      return [...findNameIssues(file, text), ...(isPlatform ? findDomainWords(file, text) : [])];
    }),
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
