import { isLanguage } from "@/lib/platform/i18n/languages";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatAnswerLines } from "./format-answer-lines";

interface HostReader extends Pick<Parameters<typeof formatAnswerLines>[0], "invitees"> {
  createdByUserId: string | null;
  seats: number | null;
}

/** What stands below a meeting in somebody's calendar: to the host alone, what was answered; of several bookers it would be a list of people. */
export function describeForHost(
  { id, language }: { id: string; language: string },
  event: HostReader,
): string | null {
  if (event.createdByUserId !== id || event.seats !== null || !isLanguage(language)) return null;
  const manner = { lang: language, region: resolveRegion(language, null) };
  return formatAnswerLines(event, manner, getTranslator(language)).join("\n") || null;
}
