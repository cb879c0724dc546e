import type { Language } from "@/lib/platform/i18n/languages";

/** Title of the busy block in other calendars of the owner, for a meeting written to one calendar. */
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
