import { type Embed, readEmbed } from "@/lib/pages/frame/embed-look";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { frameView } from "./frame-view";
import { type Browser, pickLanguage } from "./reader";
import type { NotFoundView } from "./view";

/** Why a form was turned away before anybody looked into it, and the status that says so. */
const REFUSAL_STATUSES = { form: 400, origin: 403, rate: 429, mails: 429 } as const;

export interface Refusal {
  why: keyof typeof REFUSAL_STATUSES;
  /** The page to go back to, with the state that was kept. */
  back: string;
  lang: string;
  /** Until the next try. */
  seconds?: number;
  embed: Embed;
}

const REFUSAL_TITLES = {
  form: "problem.badFormTitle",
  origin: "problem.badFormTitle",
  rate: "problem.tooManyTitle",
  mails: "problem.mailsTitle",
} as const;

export const refusalTitle = (why: Refusal["why"]) => REFUSAL_TITLES[why];

export const refusalStatus = (why: Refusal["why"]): number => REFUSAL_STATUSES[why];

export function refusalPath(nickname: string, { why, back, lang, seconds, embed }: Refusal): string {
  const query = new URLSearchParams({ why, back, lang });
  if (seconds) query.set("seconds", String(seconds));
  if (embed) query.set("embed", embed);
  return `/${encodeURIComponent(nickname)}/refused?${query}`;
}

/** The page at that path; null for what no refusal leads to. Its way back never leaves the booking page. */
export function refusalView(
  nickname: string,
  search: URLSearchParams,
  browser: Browser,
): { view: NotFoundView; status: number } | null {
  const why = search.get("why") as Refusal["why"];
  if (!Object.hasOwn(REFUSAL_STATUSES, why)) return null;
  const lang = pickLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const own = `/${encodeURIComponent(nickname)}`;
  const back = search.get("back") ?? "";
  const isOwn = back.toLowerCase().startsWith(own.toLowerCase()) && /^[/?]?$/.test(back.charAt(own.length));
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(search.get("seconds"))) || 60));
  const title = t(refusalTitle(why));
  const texts = {
    form: t("problem.badFormText"),
    origin: t("problem.crossSiteText"),
    rate: t("problem.tooManyText", { seconds }),
    mails: t("problem.mailsText"),
  };
  return {
    view: {
      frame: frameView(lang, { title, secret: true }, null, { embed: readEmbed(search) }),
      title,
      text: texts[why],
      links: [{ href: isOwn ? back : own, label: t("problem.back") }],
    },
    status: refusalStatus(why),
  };
}
