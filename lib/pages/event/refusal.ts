import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { type Refusal, refusalStatus, refusalTitle } from "@/lib/pages/frame/refusal";
import type { NotFoundView } from "@/lib/pages/frame/view";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { type Asked, askedParams } from "./event-context";
import { readAsked } from "./read-event-reader";

/** The page that says why a form of the event page was not even read. */
export function eventRefusalPath(
  id: string,
  asked: Asked,
  why: Refusal["why"],
  { seconds, code }: { seconds?: number; code?: string } = {},
): string {
  const query = new URLSearchParams([...askedParams(asked), ["why", why]]);
  if (seconds) query.set("seconds", String(seconds));
  if (code) query.set("poll", code);
  return `/event/${encodeURIComponent(id)}/refused?${query}`;
}

/** The page at that path; null for what no refusal leads to. */
export function eventRefusalView(
  id: string,
  search: URLSearchParams,
  browser: Browser,
): { view: NotFoundView; status: number } | null {
  const why = search.get("why") as Refusal["why"];
  const asked = readAsked(search);
  const lang = pickLanguage(browser, asked.lang);
  const t = getTranslator(lang);
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(search.get("seconds"))) || 60));
  const texts = {
    form: t("eventPage.badForm"),
    origin: t("eventPage.crossSite"),
    rate: t("eventPage.tooMany", { seconds }),
    mails: t("problem.mailsText"),
  };
  if (!Object.hasOwn(texts, why)) return null;
  const title = t(refusalTitle(why));
  const code = search.get("poll");
  const page = code === null ? "" : `/poll/${encodeURIComponent(code)}`;
  const back = `/event/${encodeURIComponent(id)}${page}?${new URLSearchParams(askedParams(asked))}`;
  return {
    view: {
      frame: frameView(lang, { title, secret: true }, null, { embed: asked.embed }),
      title,
      text: texts[why],
      links: [{ href: back, label: t("eventPage.backToEvent") }],
    },
    status: refusalStatus(why),
  };
}
