import { describe, expect, it } from "vitest";
import { getTextDirection, LANGUAGES, toConsoleLanguage } from "@/lib/platform/i18n/languages";
import { MESSAGES } from "@/lib/platform/i18n/translate";

function flatten(texts: object, prefix = ""): [string, string][] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === "string"
      ? [[prefix + key, value] as [string, string]]
      : flatten(value as object, `${prefix}${key}.`),
  );
}

const english = new Map(flatten(MESSAGES.en));

/** `one {a {name}}`: values may stand inside. */
const BRANCH = /(=?\w+) \{(?:[^{}]|\{\w+\})*\} ?/g;
const PLURAL = new RegExp(`\\{\\w+, plural, ((?:${BRANCH.source})+)\\}`, "g");

/** The names of the values a text takes, and the categories of each of its plurals. Numbers such as `=0` may stand beside them. */
function readText(text: string) {
  const values = [...text.matchAll(/\{(\w+)(?:[,}])/g)].map((match) => match[1]);
  const plurals = [...text.matchAll(PLURAL)].map(([, branches = ""]) =>
    [...branches.matchAll(BRANCH)]
      .map((branch) => branch[1] ?? "")
      .filter((category) => !category.startsWith("="))
      .sort(),
  );
  return { values: [...new Set(values)].sort(), plurals, pluralCount: text.split(", plural,").length - 1 };
}

describe.each(LANGUAGES)("The texts in %s", (lang) => {
  // Without a console of its own a language has the English one, in which it is not read.
  const isOwn = (key: string) => lang === toConsoleLanguage(lang) || !key.startsWith("console.");
  const texts = flatten(MESSAGES[lang]);

  it("have the keys of the English ones, no less and no more", () => {
    expect(texts.map(([key]) => key).sort()).toEqual([...english.keys()].sort());
  });

  it("take the same values", () => {
    for (const [key, text] of texts) {
      const wanted = readText(english.get(key) ?? "").values.filter(isValue);
      expect([key, readText(text).values.filter(isValue)]).toEqual([key, wanted]);
    }
  });

  it("have every plural category of the language", () => {
    const categories = [...new Intl.PluralRules(lang).resolvedOptions().pluralCategories].sort();
    for (const [key, text] of texts) {
      if (!isOwn(key)) continue;
      const { plurals, pluralCount } = readText(text);
      expect([key, plurals.length]).toEqual([key, pluralCount]);
      for (const plural of plurals) expect([key, plural]).toEqual([key, categories]);
    }
  });

  it("keep the sign before a phone number, which would stand behind it in a line from the right", () => {
    if (getTextDirection(lang) === "ltr") return;
    for (const [key, text] of texts.filter(([key]) => isOwn(key))) {
      const apart = text.replace(/\u2066[^\u2069]*\u2069/g, "");
      expect([key, /\+\d/.test(apart)]).toEqual([key, false]);
    }
  });

  it("are written with typographic apostrophes, which ICU leaves alone", () => {
    for (const [key, text] of texts)
      expect([key, text.includes("'"), text.trim()]).toEqual([key, false, text]);
  });
});

/** What stands inside a plural branch, such as `{Chosen time}`, is text and no value. */
function isValue(name: string | undefined) {
  return /^(name|date|count|month|time|zone|done|needed|limit|address|reason|seconds|distance|names|total|url|words|invitee|me)$/.test(
    name ?? "",
  );
}
