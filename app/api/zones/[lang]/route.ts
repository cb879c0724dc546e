import { zoneOptions } from "@/app/zone-options";
import { allowSite } from "@/lib/api/open-to-sites";
import { instant } from "@/lib/core/time/instant";
import { isLanguage } from "@/lib/platform/i18n/languages";
import { zoneGroups } from "@/lib/platform/i18n/zone-groups";

const KEPT = { "cache-control": "public, max-age=3600" };

/**
 * All time zones, fetched by pages after they have loaded: as options, and as `<lang>.json` for calendars that are drawn on
 * other websites.
 */
export async function GET(request: Request, { params }: { params: Promise<{ lang: string }> }) {
  const [lang = "", form] = (await params).lang.split(".");
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  const now = instant(Date.now());
  if (form === "json")
    return Response.json(zoneGroups(lang, now), { headers: { ...KEPT, ...allowSite(request) } });
  if (form !== undefined) return new Response(null, { status: 404 });
  return new Response(zoneOptions(lang, now), {
    headers: { "content-type": "text/html; charset=utf-8", ...KEPT },
  });
}
