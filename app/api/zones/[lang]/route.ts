import { zoneOptions } from "@/app/zone-options";
import { isLanguage } from "@/lib/i18n/languages";
import { instant } from "@/lib/time/instant";

/** The options of all time zones, which the pages fetch once they stand. */
export async function GET(_: Request, { params }: { params: Promise<{ lang: string }> }) {
  const { lang } = await params;
  if (!isLanguage(lang)) return new Response(null, { status: 404 });
  return new Response(zoneOptions(lang, instant(Date.now())), {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}
