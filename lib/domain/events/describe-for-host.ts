import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { answerLines } from "./answer-lines";

interface Told extends Pick<Parameters<typeof answerLines>[0], "invitees"> {
  createdByUserId: string | null;
  seats: number | null;
}

/** What stands below a meeting in somebody's calendar: to the host alone, what was answered; of several bookers it would be a list of people. */
export function describeForHost(
  { id, language }: { id: string; language: string },
  event: Told,
): string | null {
  if (event.createdByUserId !== id || event.seats !== null || !isLanguage(language)) return null;
  const manner = { lang: language, region: chooseRegion(language, null) };
  return answerLines(event, manner, getTranslator(language)).join("\n") || null;
}
