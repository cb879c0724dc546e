import { isSendable, type TemplateObstacle } from "./options";

interface Translation {
  language: string;
  status: string;
  variables: readonly string[];
  obstacle: TemplateObstacle | string | null;
}

/** Picks the approved translation for a reader: in their language, else in English, else any. */
export function pickTranslation<T extends Translation>(
  translations: readonly T[],
  language: string,
  parameters: number,
): T | null {
  const usable = translations.filter((one) => isSendable(one) && one.variables.length === parameters);
  const find = (wanted: string) =>
    usable.find((one) => one.language === wanted) ??
    usable.find((one) => one.language.split("_")[0] === wanted);
  return find(language) ?? find("en") ?? usable[0] ?? null;
}
