/** Formats a language by its own name. */
export const formatLanguage = (lang: string): string =>
  new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang;
