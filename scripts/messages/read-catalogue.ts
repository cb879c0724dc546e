import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { MESSAGES_FOLDER } from "@/lib/platform/i18n/cache-by-language";
import { projectRoot } from "../project-root";

/** Texts by their names, in nested groups. */
export interface TextGroup {
  [name: string]: string | TextGroup;
}

const FOLDER = path.join(projectRoot, MESSAGES_FOLDER);

export const listCatalogues = (lang: string): string[] => readdirSync(path.join(FOLDER, lang)).sort();

export function readCatalogue(lang: string, file: string): TextGroup {
  try {
    return JSON.parse(readFileSync(path.join(FOLDER, lang, file), "utf8"));
  } catch (error) {
    throw new OperatorError(`messages/${lang}/${file} is not JSON: ${(error as Error).message}`);
  }
}

/** Lists each text with its full key, such as `details.change`. */
export function listTexts(texts: TextGroup, prefix = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === "object" && value !== null
      ? listTexts(value, `${prefix}${name}.`)
      : [[prefix + name, value] satisfies [string, string]],
  );
}
