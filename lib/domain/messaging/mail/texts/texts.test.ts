import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/lib/platform/i18n/languages";
import { MAIL_TEXTS } from "./translate-mail";

function flatten(texts: object, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

const listValues = (text = "") => [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort();

const english = new Map(flatten(MAIL_TEXTS.en));

describe.each(LANGUAGES)("The mails in %s", (lang) => {
  const texts = flatten(MAIL_TEXTS[lang]);

  it("have every text, with the values of the English one", () => {
    expect(texts.map(([key, text]) => [key, listValues(text)]).sort()).toEqual(
      [...english].map(([key, text]) => [key, listValues(text)]).sort(),
    );
  });

  it("have every plural category of the language", () => {
    const categories = [...new Intl.PluralRules(lang).resolvedOptions().pluralCategories].sort();
    for (const [key, text] of texts.filter(([, one]) => one.includes(", plural,")))
      expect([key, [...text.matchAll(/(\w+) \{/g)].map(([, category]) => category).sort()]).toEqual([
        key,
        categories,
      ]);
  });

  it("are written with typographic apostrophes, which ICU leaves alone", () => {
    for (const [key, text] of texts)
      expect([key, text.includes("'"), text.trim()]).toEqual([key, false, text]);
  });
});
