import type { ElementTexts } from "./text-keys";

export type TranslateText = (key: keyof ElementTexts, values?: Record<string, string | number>) => string;

/**
 * Formats the subset of ICU messages that the texts use: `{name}`, `{count, number}` and `{count, plural, one {#
 * time} other {# times}}`.
 */
export function createTranslator(texts: ElementTexts, lang: string): TranslateText {
  const rules = new Intl.PluralRules(lang);
  const fill = (text: string, values: Record<string, string | number>): string =>
    text.replace(
      /\{(\w+)(?:, (number|plural), ?((?:=?\w+ \{[^}]*\} ?)+))?(?:, number)?\}/g,
      (_, name: string, kind: string | undefined, forms = "") => {
        const value = values[name] ?? "";
        if (kind !== "plural") return typeof value === "number" ? value.toLocaleString(lang) : value;
        const form = (name: string) => new RegExp(`(?:^| )${name} \\{([^}]*)\\}`).exec(forms)?.[1];
        const chosen = form(`=${value}`) ?? form(rules.select(Number(value))) ?? form("other") ?? "";
        return fill(chosen.replaceAll("#", Number(value).toLocaleString(lang)), values);
      },
    );
  return (key, values = {}) => fill(texts[key], values);
}
