import { type Embed, parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { buildPageShell } from "./build-page-shell";
import type { NotFoundView } from "./view";
import { type BrowserPreferences, pickPageLanguage } from "./visitor-locale";

/** The reasons for refusing a form unread, each with its status. */
const REJECTION_STATUSES = { form: 400, origin: 403, rate: 429, mails: 429 } as const;

export interface PageRejection {
  why: keyof typeof REJECTION_STATUSES;
  /** The address of the page with the stored state. */
  back: string;
  lang: string;
  /** Seconds until the form can be sent again. */
  seconds?: number;
  embed: Embed;
}

const REJECTION_TITLES = {
  form: "problem.badFormTitle",
  origin: "problem.badFormTitle",
  rate: "problem.tooManyTitle",
  mails: "problem.mailsTitle",
} as const;

export const getRejectionTitle = (why: PageRejection["why"]) => REJECTION_TITLES[why];

export const getRejectionStatus = (why: PageRejection["why"]): number => REJECTION_STATUSES[why];

export function buildRejectionPath(slug: string, { why, back, lang, seconds, embed }: PageRejection): string {
  const query = new URLSearchParams({ why, back, lang });
  if (seconds) query.set("seconds", String(seconds));
  if (embed) query.set("embed", embed);
  return `/${encodeURIComponent(slug)}/refused?${query}`;
}

/** The page for a rejected form; null for an unknown reason. Its link back can only lead to the booking page. */
export function buildRejectionView(
  slug: string,
  search: URLSearchParams,
  browser: BrowserPreferences,
): { view: NotFoundView; status: number } | null {
  const why = search.get("why") as PageRejection["why"];
  if (!Object.hasOwn(REJECTION_STATUSES, why)) return null;
  const lang = pickPageLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const path = `/${encodeURIComponent(slug)}`;
  const back = search.get("back") ?? "";
  const isOwn = back.toLowerCase().startsWith(path.toLowerCase()) && /^[/?]?$/.test(back.charAt(path.length));
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(search.get("seconds"))) || 60));
  const title = t(getRejectionTitle(why));
  const texts = {
    form: t("problem.badFormText"),
    origin: t("problem.crossSiteText"),
    rate: t("problem.tooManyText", { seconds }),
    mails: t("problem.mailsText"),
  };
  return {
    view: {
      shell: buildPageShell(lang, { title, secret: true }, null, { embed: parseEmbedParam(search) }),
      title,
      text: texts[why],
      links: [{ href: isOwn ? back : path, label: t("problem.back") }],
    },
    status: getRejectionStatus(why),
  };
}
