import { loadPageSettings } from "@/lib/domain/bookings/load-page-settings";
import { dressFrame } from "@/lib/pages/frame/dress-frame";
import { readEmbed } from "@/lib/pages/frame/embed-look";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, deriveReader } from "@/lib/pages/frame/reader";
import type { NotFoundView } from "@/lib/pages/frame/view";
import type { Db } from "@/lib/platform/db/client";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { readPageQuery } from "./page-query";

/** After a booking in a frame, on the way to the owner's `redirect_url`; null for a page that leads nowhere. */
export async function bookedView(
  db: Db,
  { nickname, search, browser }: { nickname: string; search: URLSearchParams; browser: Browser },
): Promise<{ view: NotFoundView; redirect: string } | null> {
  const address = { nickname, type: search.get("type"), minutes: null };
  const page = await loadPageSettings(db, address);
  const redirect = page?.custom.redirect_url;
  if (!page || !redirect) return null;
  const { lang } = deriveReader(readPageQuery(search), browser, page.custom, page.owner, page.look);
  const t = getTranslator(lang);
  const title = t(page.custom.auto_confirm ? "event.confirmed" : "event.planning");
  return {
    view: {
      frame: dressFrame(
        frameView(lang, { title, secret: true }, null, { embed: readEmbed(search) || "1" }),
        page.look,
        page.custom,
      ),
      title,
      text: t("page.bookedText"),
      links: [{ href: redirect, label: t("booking.continue"), leavesFrame: true }],
    },
    redirect,
  };
}
