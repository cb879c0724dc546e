import { frameView } from "@/lib/pages/frame/frame-view";
import { ownPath } from "@/lib/pages/frame/own-path";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { refusalStatus, refusalTitle } from "@/lib/pages/frame/refusal";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { StopView } from "./view";

export type Why = Parameters<typeof refusalStatus>[0];

/** Of the page that says why a form was turned away before anybody looked into it. */
export const creationRefusalPath = (refusal: { why: Why; back: string; seconds?: string }): string =>
  `/add_details/refused?${new URLSearchParams(refusal)}`;

/** That page; null for what no refusal leads to. Its way back never leaves the two pages. */
export function creationRefusalView(
  search: URLSearchParams,
  browser: Browser,
): { view: StopView; status: number } | null {
  const why = search.get("why");
  if (why !== "form" && why !== "origin" && why !== "rate" && why !== "mails") return null;
  const back = ownPath(search.get("back")) ?? "";
  const lang = pickLanguage(browser, new URL(back, "http://here.invalid").searchParams.get("lang"));
  const t = getTranslator(lang);
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(search.get("seconds"))) || 60));
  const texts = {
    form: t("creation.refused.badForm"),
    origin: t("creation.refused.crossSite"),
    rate: t("creation.refused.tooMany", { seconds }),
    mails: t("problem.mailsText"),
  };
  const title = t(refusalTitle(why));
  const isOwn = /^\/add_(invitees|details)\?/.test(back);
  return {
    view: {
      frame: frameView(lang, { title, secret: true }, null),
      title,
      text: texts[why],
      leave: null,
      links: isOwn && why !== "origin" ? [{ href: back, label: t("creation.refused.back") }] : [],
    },
    status: refusalStatus(why),
  };
}
