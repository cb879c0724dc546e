import type { ElementTexts } from "./text-keys";

/** Each language is a chunk of its own, loaded on demand. */
const LANGUAGES: Record<string, () => Promise<{ default: ElementTexts }>> = {
  en: () => import("../texts/en"),
  fr: () => import("../texts/fr"),
  es: () => import("../texts/es"),
  it: () => import("../texts/it"),
  pt: () => import("../texts/pt"),
  de: () => import("../texts/de"),
  sv: () => import("../texts/sv"),
  nl: () => import("../texts/nl"),
  pl: () => import("../texts/pl"),
  ar: () => import("../texts/ar"),
  he: () => import("../texts/he"),
  ja: () => import("../texts/ja"),
  ko: () => import("../texts/ko"),
  zh: () => import("../texts/zh"),
  tr: () => import("../texts/tr"),
  uk: () => import("../texts/uk"),
};

export const pickElementLanguage = (requested: readonly (string | null | undefined)[]): string =>
  requested
    .map((lang) => lang?.slice(0, 2).toLowerCase() ?? "")
    .find((lang) => Object.hasOwn(LANGUAGES, lang)) ?? "en";

export async function loadElementTexts(lang: string): Promise<ElementTexts> {
  const load = LANGUAGES[lang];
  if (!load) throw new Error(`no texts in ${lang}`);
  return (await load()).default;
}
