import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { TEXT_KEYS } from "@/clients/elements/src/inline/text-keys";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { MESSAGES } from "@/lib/platform/i18n/translate";
import { projectRoot } from "./project-root";

const FOLDER = path.join(projectRoot, "clients/elements/src/texts");

/** The few texts that the elements need of one language, as a module that is loaded by itself. */
export function buildElementTexts(lang: Language): string {
  const texts = Object.entries(TEXT_KEYS).map(([key, place]) => {
    const text = place
      .split(".")
      .reduce<unknown>((found, part) => (found as Record<string, unknown>)?.[part], MESSAGES[lang]);
    if (typeof text !== "string") throw new OperatorError(`There is no text ${place} in ${lang}.`);
    return `  ${key}: ${JSON.stringify(text)},`;
  });
  return `// Made by \`npm run client\` from lib/platform/i18n/messages.\nexport default {\n${texts.join("\n")}\n};\n`;
}

const getElementTextsFile = (lang: Language) => path.join(FOLDER, `${lang}.ts`);

export async function writeElementTexts(): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const lang of LANGUAGES) await writeFile(getElementTextsFile(lang), buildElementTexts(lang));
}

export async function requireCurrentElementTexts(): Promise<void> {
  for (const lang of LANGUAGES)
    if ((await readFile(getElementTextsFile(lang), "utf8").catch(() => "")) !== buildElementTexts(lang))
      throw new OperatorError("clients/elements/src/texts is out of date: run `npm run client`.");
}
