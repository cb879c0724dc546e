import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildElementTexts } from "@/scripts/element-texts";
import { createTranslator } from "./create-translator";
import { loadElementTexts } from "./load-element-texts";
import { TEXT_KEYS } from "./text-keys";

const VALUES = [
  { count: 1, limit: 1, seconds: 1 },
  { count: 5, limit: 1200, seconds: 30 },
];

/** Builds a sample value for every placeholder of a text. */
const nameValues = (text: string) =>
  Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, name]) => [name, "Robin"]));

describe.each(LANGUAGES)("The texts of the elements in %s", (lang) => {
  it("equal the texts of the service and format like them", async () => {
    const texts = await loadElementTexts(lang);
    const t = createTranslator(texts, lang);
    const translate = getTranslator(lang) as (key: string, values: object) => string;
    for (const [key, path] of Object.entries(TEXT_KEYS))
      for (const numbers of VALUES) {
        const values = { ...nameValues(texts[key as keyof typeof texts]), ...numbers };
        expect(t(key as keyof typeof TEXT_KEYS, values), path).toBe(translate(path, values));
      }
  });

  it("are up to date with the catalogues", async () => {
    const { default: texts } = await import(`../texts/${lang}.ts`);
    const made = [...buildElementTexts(lang).matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key);
    expect(Object.keys(texts)).toEqual(made);
  });
});
