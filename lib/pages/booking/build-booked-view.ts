import { loadBookablePage } from "@/lib/domain/bookings/load-bookable-page";
import { applyPageBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import type { NotFoundView } from "@/lib/pages/page-shell/view";
import { type BrowserPreferences, deriveVisitorLocale } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { parsePageQuery } from "./parse-page-query";

/** The page in a frame after a booking, which leads to the owner's `redirect_url`; null for a page without one. */
export async function buildBookedView(
  db: Db,
  { slug, search, browser }: { slug: string; search: URLSearchParams; browser: BrowserPreferences },
): Promise<{ view: NotFoundView; redirect: string } | null> {
  const address = { slug, type: search.get("type"), minutes: null };
  const page = await loadBookablePage(db, address);
  const redirect = page?.settings.redirect_url;
  if (!page || !redirect) return null;
  const { lang } = deriveVisitorLocale(
    parsePageQuery(search),
    browser,
    page.settings,
    page.owner,
    page.branding,
  );
  const t = getTranslator(lang);
  const title = t(page.settings.auto_confirm ? "event.confirmed" : "event.planning");
  return {
    view: {
      shell: applyPageBranding(
        buildPageShell(lang, { title, secret: true }, null, { embed: parseEmbedParam(search) || "1" }),
        page.branding,
        page.settings,
      ),
      title,
      text: t("page.bookedText"),
      links: [{ href: redirect, label: t("booking.continue"), leavesFrame: true }],
    },
    redirect,
  };
}
