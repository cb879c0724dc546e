import { isLanguage } from "@/lib/platform/i18n/languages";
import { resolveRegion } from "@/lib/platform/i18n/resolve-region";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatAnswerLines } from "./format-answer-lines";

interface HostReader extends Pick<Parameters<typeof formatAnswerLines>[0], "invitees"> {
  createdByUserId: string | null;
  seats: number | null;
}

/**
 * Builds the notes below a meeting in its host's calendar: the answers of a single booker. Several bookers' answers
 * would be too long, and other participants see none.
 */
export function describeForHost(
  { id, language }: { id: string; language: string },
  event: HostReader,
): string | null {
  if (event.createdByUserId !== id || event.seats !== null || !isLanguage(language)) return null;
  const dateTimeStyle = { lang: language, region: resolveRegion(language, null) };
  return formatAnswerLines(event, dateTimeStyle, getTranslator(language)).join("\n") || null;
}
