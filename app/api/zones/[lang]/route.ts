import { zoneOptions } from "@/app/zone-options";
import { instant } from "@/lib/core/time/instant";
import { isLanguage } from "@/lib/platform/i18n/languages";

/** The options of all time zones, fetched by pages after they have loaded. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  return new Response(zoneOptions(lang, instant(Date.now())), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
