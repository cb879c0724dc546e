import { getTextDirection, type Language } from "@/lib/platform/i18n/languages";
import { type Argument, parseMessage } from "./parse-message";

/** Maximum length of texts with little room, by key. */
const MAX_CHARACTERS: Record<string, number> = {
  "pageShell.close": 12, // embed.js contains it in all languages and is limited to 3 kB
};

/** Compares a text with its English source and lists its errors. */
export function checkText(lang: Language, key: string, text: unknown, english: string): string[] {
  if (typeof text !== "string" || text === "") return ["is no text"];
  return [
    ...(text === text.trim() ? [] : ["has spaces around it"]),
    ...(text.includes("'") ? ["has a straight apostrophe, which is a sign of ICU's: write ’"] : []),
    ...(hasUnisolatedPhone(lang, text)
      ? ["has a phone number that needs isolates around it (U+2066, U+2069)"]
      : []),
    ...checkLength(key, text),
    ...checkSyntax(lang, text, english),
  ];
}

function checkSyntax(lang: Language, text: string, english: string): string[] {
  try {
    const { arguments: values, plurals } = parseMessage(text);
    const [found, wanted] = [describeArguments(values), describeArguments(parseMessage(english).arguments)];
    const categories = [...new Intl.PluralRules(lang).resolvedOptions().pluralCategories].sort().join(", ");
    return [
      ...(found === wanted
        ? []
        : [`takes other values than English: ${found || "none"}, not ${wanted || "none"}`]),
      ...plurals
        .filter((plural) => plural.join(", ") !== categories)
        .map((plural) => `has a plural with ${plural.join(", ")}, not ${categories}`),
    ];
  } catch (error) {
    return [`is not ICU syntax: ${(error as Error).message}`];
  }
}

const describeArguments = (values: ReadonlyMap<string, Argument>): string =>
  [...values]
    .map(([name, value]) =>
      value.kind === "select" ? `{${name}, select, ${value.branches.join(" ")}}` : `{${name}, ${value.kind}}`,
    )
    .sort()
    .join(" ");

/** In right-to-left text the browser would show the + of a phone number behind it. */
const hasUnisolatedPhone = (lang: Language, text: string): boolean =>
  getTextDirection(lang) === "rtl" && /\+\d/.test(text.replace(/\u2066[^\u2069]*\u2069/g, ""));

function checkLength(key: string, text: string): string[] {
  const max = MAX_CHARACTERS[key];
  return max !== undefined && [...text].length > max ? [`has more than ${max} characters`] : [];
}
