import { getZoneOptionsMarkup } from "@/app/get-zone-options-markup";
import { buildCorsHeaders } from "@/lib/api/build-cross-origin-handlers";
import { asInstant } from "@/lib/core/time/instant";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { listZoneGroups } from "@/lib/platform/i18n/list-zone-groups";

const HEADERS = { "cache-control": "public, max-age=3600" };

/**
 * Responds with all time zones, which pages fetch after they have loaded: as options, and as `<lang>.json` for
 * calendars embedded in other websites.
 */
export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const [lang = "", form] = (await params).lang.split(".");
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  const now = asInstant(Date.now());
  if (form === "json")
    return Response.json(listZoneGroups(lang, now), {
      headers: { ...HEADERS, ...buildCorsHeaders(request) },
    });
  if (form !== undefined) return new Response(null, { status: 404 });
  return new Response(getZoneOptionsMarkup(lang, now), {
    headers: { "content-type": "text/html; charset=utf-8", ...HEADERS },
  });
}
