import type { Db } from "@/lib/db/client";
import { translatorOf } from "@/lib/i18n/translate";
import type { Instant } from "@/lib/time/instant";
import { frameView } from "./frame-view";
import { loadPublicPage } from "./load-public-page";
import { readPageQuery } from "./page-query";
import { type Browser, readerOf } from "./reader";
import type { NotFoundView } from "./view";

/** After a booking in a frame, on the way to the owner's `redirect_url`; null for a page that leads nowhere. */
export async function bookedView(
  db: Db,
  {
    nickname,
    search,
    browser,
    now,
  }: { nickname: string; search: URLSearchParams; browser: Browser; now: Instant },
): Promise<{ view: NotFoundView; redirect: string } | null> {
  const address = { nickname, type: search.get("type"), minutes: null };
  const page = await loadPublicPage(db, address, { from: now, to: now });
  const redirect = page?.custom.redirect_url;
  if (!page || !redirect) return null;
  const { lang } = readerOf(readPageQuery(search), browser, page.custom, page.owner);
  const t = translatorOf(lang);
  const title = t(page.custom.auto_confirm ? "event.confirmed" : "event.planning");
  return {
    view: {
      frame: frameView(lang, { title, secret: true }, null, { embed: true }),
      title,
      text: t("page.bookedText"),
      links: [{ href: redirect, label: t("booking.continue"), leavesFrame: true }],
    },
    redirect,
  };
}
