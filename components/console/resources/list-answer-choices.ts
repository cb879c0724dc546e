import type { Language } from "@/lib/platform/i18n/languages";
import { selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";

type Page = Pick<Schemas["Bookpage"], "custom">;

/** Lists the answers that the API can filter by: options and checkboxes of these pages' questions, each once. */
export function listAnswerChoices(pages: readonly Page[], lang: Language) {
  const choices = new Map<string, string>();
  for (const { key, kind, label, options } of pages.flatMap(({ custom }) => custom.questions ?? [])) {
    const name = selectTranslation(label, lang);
    if (kind === "checkbox") choices.set(`${key}:true`, `${name} ✓`);
    for (const option of options)
      choices.set(`${key}:${option.value}`, `${name}: ${selectTranslation(option.label, lang)}`);
  }
  return [...choices].map(([value, label]) => ({ value, label }));
}
