import { getCataloguePart } from "@/lib/platform/i18n/catalogue-part";
import { CONSOLE_LANGUAGES, LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { checkText } from "./check-text";
import { findUnusedKeys } from "./find-unused-keys";
import { areMessageTypesCurrent } from "./message-types";
import { listCatalogues, listTexts, readCatalogue } from "./read-catalogue";

/** Lists the errors in the texts of all languages, each with its file and key. */
export async function checkCatalogues(): Promise<string[]> {
  const errors = [...findDuplicateGroups(), ...LANGUAGES.flatMap(checkLanguage)];
  if (errors.length > 0) return errors;
  if (!(await areMessageTypesCurrent()))
    errors.push("lib/platform/i18n/message-types.ts: run `npm run messages`");
  return [...errors, ...(await checkUse())];
}

async function checkUse(): Promise<string[]> {
  const files = listCatalogues("en").map((file) => ({ file, keys: listKeys("en", file) }));
  const unused = new Set(await findUnusedKeys(files.flatMap(({ keys }) => keys)));
  return files.flatMap(({ file, keys }) =>
    keys.filter((key) => unused.has(key)).map((key) => `en/${file}: ${key}: no code uses it`),
  );
}

const listKeys = (lang: Language, file: string): string[] =>
  listTexts(readCatalogue(lang, file)).map(([key]) => key);

/** The files of a part are merged, so that one of two equal groups would be lost. */
function findDuplicateGroups(): string[] {
  const homes = new Map<string, string>();
  return listCatalogues("en").flatMap((file) =>
    Object.keys(readCatalogue("en", file)).flatMap((group) => {
      const key = `${getCataloguePart(file)}: ${group}`;
      const home = homes.get(key);
      homes.set(key, file);
      return home ? [`en/${file}: ${group} is in ${home}, too`] : [];
    }),
  );
}

export function checkLanguage(lang: Language): string[] {
  const hasConsole = CONSOLE_LANGUAGES.some((known) => known === lang);
  const wanted = listCatalogues("en").filter((file) => hasConsole || getCataloguePart(file) !== "console");
  const present = listCatalogues(lang);
  return [
    ...present
      .filter((file) => !wanted.includes(file))
      .map((file) => `${lang}/${file}: no such file in English`),
    ...wanted.flatMap((file) =>
      present.includes(file) ? checkCatalogue(lang, file) : [`${lang}/${file}: missing`],
    ),
  ];
}

function checkCatalogue(lang: Language, file: string): string[] {
  const english = new Map(listTexts(readCatalogue("en", file)));
  const texts = new Map(listTexts(readCatalogue(lang, file)));
  const errors = [
    ...[...english.keys()].filter((key) => !texts.has(key)).map((key) => `${key}: missing`),
    ...[...texts].flatMap(([key, text]) => {
      const source = english.get(key);
      const found = source === undefined ? ["no such key in English"] : checkText(lang, key, text, source);
      return found.map((error) => `${key}: ${error}`);
    }),
  ];
  return errors.map((error) => `${lang}/${file}: ${error}`);
}
