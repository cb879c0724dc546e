import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import {
  getRejectionStatus,
  getRejectionTitle,
  type PageRejection,
} from "@/lib/pages/page-shell/page-rejection";
import type { NotFoundView } from "@/lib/pages/page-shell/view";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { parseEventPageQuery } from "./derive-event-locale";
import { type EventPageQuery, toEventParams } from "./event-context";

/** The path of the page with the reason why a form was not read. */
export function buildEventRejectionPath(
  id: string,
  eventQuery: EventPageQuery,
  reason: PageRejection["why"],
  { seconds, code }: { seconds?: number; code?: string } = {},
): string {
  const query = new URLSearchParams([...toEventParams(eventQuery), ["why", reason]]);
  if (seconds) query.set("seconds", String(seconds));
  if (code) query.set("poll", code);
  return `/event/${encodeURIComponent(id)}/refused?${query}`;
}

/** Builds that page; null for an unknown reason. */
export function buildEventRejectionView(
  id: string,
  search: URLSearchParams,
  browser: BrowserPreferences,
): { view: NotFoundView; status: number } | null {
  const reason = search.get("why") as PageRejection["why"];
  const eventQuery = parseEventPageQuery(search);
  const lang = pickPageLanguage(browser, eventQuery.lang);
  const t = getTranslator(lang);
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(search.get("seconds"))) || 60));
  const texts = {
    form: t("eventPage.badForm"),
    origin: t("eventPage.crossSite"),
    rate: t("eventPage.tooMany", { seconds }),
    mails: t("problem.mailsText"),
  };
  if (!Object.hasOwn(texts, reason)) return null;
  const title = t(getRejectionTitle(reason));
  const code = search.get("poll");
  const page = code === null ? "" : `/poll/${encodeURIComponent(code)}`;
  const back = `/event/${encodeURIComponent(id)}${page}?${new URLSearchParams(toEventParams(eventQuery))}`;
  return {
    view: {
      shell: buildPageShell(lang, { title, secret: true }, null, { embed: eventQuery.embed }),
      title,
      text: texts[reason],
      links: [{ href: back, label: t("eventPage.backToEvent") }],
    },
    status: getRejectionStatus(reason),
  };
}
