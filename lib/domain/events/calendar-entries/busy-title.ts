import type { Language } from "@/lib/platform/i18n/languages";

/** What stands in a calendar in place of a meeting that is written into another. */
export const BUSY_TITLE: Record<Language, string> = {
  en: "Busy",
  de: "Belegt",
  fr: "Occupé",
  es: "Ocupado",
  it: "Occupato",
  pt: "Ocupado",
  nl: "Bezet",
  sv: "Upptagen",
  ar: "مشغول",
  he: "תפוס",
  ja: "予定あり",
  pl: "Zajęte",
  ko: "일정 있음",
  zh: "忙碌",
  tr: "Meşgul",
  uk: "Зайнято",
};
