import type { Language } from "@/lib/platform/i18n/languages";
import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

type Target = Schemas["FormTarget"];

/** Describes a target in one line; null is the thank-you page. */
export function formatTarget(t: TranslateConsole, lang: Language, target: Target | null): string {
  if (target === null) return t("forms.thanks");
  const { page, type, team, name, message, url, state } = target;
  const where =
    url ??
    (message === undefined ? null : `“${selectTranslation(message as LocalText, lang)}”`) ??
    (page === undefined ? (name ?? team ?? "") : [page, type].filter(Boolean).join(" · "));
  if (state === "open") return where;
  return `${where} (${t(`forms.${state}`)})`;
}
