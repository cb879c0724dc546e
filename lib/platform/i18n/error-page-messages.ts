import ar from "@/messages/ar/error-page.json";
import de from "@/messages/de/error-page.json";
import en from "@/messages/en/error-page.json";
import es from "@/messages/es/error-page.json";
import fr from "@/messages/fr/error-page.json";
import he from "@/messages/he/error-page.json";
import it from "@/messages/it/error-page.json";
import ja from "@/messages/ja/error-page.json";
import ko from "@/messages/ko/error-page.json";
import nl from "@/messages/nl/error-page.json";
import pl from "@/messages/pl/error-page.json";
import pt from "@/messages/pt/error-page.json";
import sv from "@/messages/sv/error-page.json";
import tr from "@/messages/tr/error-page.json";
import uk from "@/messages/uk/error-page.json";
import zh from "@/messages/zh/error-page.json";
import type { Language } from "./languages";

/** One module for all languages, loaded after a crash: a map of modules by language would be a part of every page. */
export const ERROR_PAGE_MESSAGES: Record<Language, typeof en.errorPage> = {
  ar: ar.errorPage,
  de: de.errorPage,
  en: en.errorPage,
  es: es.errorPage,
  fr: fr.errorPage,
  he: he.errorPage,
  it: it.errorPage,
  ja: ja.errorPage,
  ko: ko.errorPage,
  nl: nl.errorPage,
  pl: pl.errorPage,
  pt: pt.errorPage,
  sv: sv.errorPage,
  tr: tr.errorPage,
  uk: uk.errorPage,
  zh: zh.errorPage,
};
