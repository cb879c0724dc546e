import { isLanguage } from "@/lib/platform/i18n/languages";
import { loadPageMessages } from "@/lib/platform/i18n/load-messages";

/** GET: the texts of the visitor's calendar overlay, which a page fetches when the visitor opens it. */
export function handleVisitorCalendarTexts(lang: string): Response {
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  return Response.json(loadPageMessages(lang).visitorCalendar, {
    headers: { "cache-control": "public, max-age=3600" },
  });
}
