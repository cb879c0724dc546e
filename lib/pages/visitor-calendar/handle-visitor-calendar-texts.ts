import { isLanguage } from "@/lib/platform/i18n/languages";
import { MESSAGES } from "@/lib/platform/i18n/translate";

/** GET: what is said of the visitor's own calendar, which a page asks for when somebody lays theirs over. */
export function handleVisitorCalendarTexts(lang: string): Response {
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  return Response.json(MESSAGES[lang].ownCalendar, { headers: { "cache-control": "public, max-age=3600" } });
}
