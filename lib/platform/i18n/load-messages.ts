import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { cacheByLanguage, MESSAGES_FOLDER } from "./cache-by-language";
import { type CataloguePart, getCataloguePart } from "./catalogue-part";
import { type Language, toConsoleLanguage } from "./languages";
import type { ConsoleMessages, MailMessages, PageMessages } from "./message-types";
import type { Translated } from "./translated";

/** The texts of the public pages. */
export const loadPageMessages: (lang: Language) => Translated<PageMessages> = cacheByLanguage((lang) =>
  readMessages(lang, "pages"),
);

/** The texts of the console; English ones for a language without a translated console. */
export const loadConsoleMessages: (lang: Language) => Translated<ConsoleMessages> = cacheByLanguage((lang) =>
  readMessages(toConsoleLanguage(lang), "console"),
);

export const loadMailMessages: (lang: Language) => Translated<MailMessages> = cacheByLanguage((lang) =>
  readMessages(lang, "mails"),
);

/** Merges the groups of the part's files. `npm run messages` ensures that no group is in two files. */
function readMessages(lang: Language, part: CataloguePart) {
  const folder = path.resolve(MESSAGES_FOLDER, lang);
  const files = readdirSync(folder).filter((file) => getCataloguePart(file) === part);
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(path.join(folder, file), "utf8"))));
}
