import { slotValue } from "@/lib/core/slots/slot-value";
import { type Instant, instant, MINUTE } from "@/lib/core/time/instant";
import { localDateAt } from "@/lib/core/time/zone";
import { chooseRegion } from "@/lib/platform/i18n/choose-region";
import { capitalize, formatDate, formatDuration, formatTimes } from "@/lib/platform/i18n/format";
import { directionOf, type Language } from "@/lib/platform/i18n/languages";
import { getRegionHabits } from "@/lib/platform/i18n/region-habits";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { zoneLabel } from "@/lib/platform/i18n/zone-names";

interface Offered {
  /** Of the page, with its link. */
  url: string;
  /** Ascending. */
  starts: readonly Date[];
  minutes: number;
  lang: Language;
  zone: string;
}

interface Line {
  href: string;
  time: string;
}

/** The times by their days, in words and as HTML. Nobody knows the region of who reads it, so it is the language's own. */
export function writeOffer(offered: Offered): { text: string; html: string } {
  const { starts, minutes, lang, zone } = offered;
  const t = getTranslator(lang);
  const first = instant(starts[0]?.getTime() ?? 0);
  const intro = t("page.offerIntro", { duration: formatDuration(lang, minutes) });
  const note = t("booking.zoneNote", { zone: zoneLabel(zone, first) });
  const days = [...groupByDay(offered)];
  const texts = days.map(([day, lines]) =>
    [day, ...lines.map(({ time, href }) => `${time}: ${href}`)].join("\n"),
  );
  const parts = days.map(
    ([day, lines]) =>
      `<p><b>${escapeHtml(day)}</b><br>${lines.map(({ time, href }) => `<a href="${escapeHtml(href)}">${escapeHtml(time)}</a>`).join("<br>")}</p>`,
  );
  return {
    text: [intro, ...texts, note].join("\n\n"),
    html: `<div lang="${lang}" dir="${directionOf(lang)}"><p>${escapeHtml(intro)}</p>${parts.join("")}<p>${escapeHtml(note)}</p></div>`,
  };
}

function groupByDay({ url, starts, minutes, lang, zone }: Offered): Map<string, Line[]> {
  const region = chooseRegion(lang, null);
  const manner = { lang, region, zone, hourCycle: getRegionHabits(lang, region).hourCycle };
  const days = new Map<string, Line[]>();
  for (const start of starts.map((date) => instant(date.getTime()))) {
    const day = capitalize(lang, formatDate(manner, localDateAt(zone, start), "dayYear"));
    const time = formatTimes(manner, start, instant(start + minutes * MINUTE));
    days.set(day, [...(days.get(day) ?? []), { href: detailsUrl(url, start, { lang, zone }), time }]);
  }
  return days;
}

/** Straight to the form for this time, with the clock and the language of the text. */
const detailsUrl = (url: string, start: Instant, { lang, zone }: Pick<Offered, "lang" | "zone">) =>
  `${url}&slot=${slotValue(start)}&step=details&tz=${zone}&lang=${lang}`;

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
