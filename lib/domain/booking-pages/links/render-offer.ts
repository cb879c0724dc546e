import { formatSlotValue } from "@/lib/core/slots/format-slot-value";
import { escapeMarkup } from "@/lib/core/text/escape-markup";
import { asInstant, type Instant, MINUTE } from "@/lib/core/time/instant";
import { toLocalDate } from "@/lib/core/time/zone";
import { buildDateTimeStyle } from "@/lib/platform/i18n/build-date-time-style";
import { capitalize, formatDate, formatDuration, formatTimes } from "@/lib/platform/i18n/format-date-time";
import { getTextDirection, type Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { formatZoneLabel } from "@/lib/platform/i18n/zone-names";

interface OfferContent {
  /** URL of the page with its link. */
  url: string;
  /** The times in ascending order. */
  starts: readonly Date[];
  minutes: number;
  lang: Language;
  zone: string;
}

interface OfferLine {
  href: string;
  time: string;
}

/**
 * Renders the times by day as text and HTML. The reader's region is unknown, so the formats are those of the
 * language.
 */
export function renderOffer(offered: OfferContent): { text: string; html: string } {
  const { starts, minutes, lang, zone } = offered;
  const t = getTranslator(lang);
  const first = asInstant(starts[0]?.getTime() ?? 0);
  const intro = t("page.offerIntro", { duration: formatDuration(lang, minutes) });
  const note = t("booking.zoneNote", { zone: formatZoneLabel(zone, first) });
  const days = [...groupByDay(offered)];
  const texts = days.map(([day, lines]) =>
    [day, ...lines.map(({ time, href }) => `${time}: ${href}`)].join("\n"),
  );
  const parts = days.map(
    ([day, lines]) =>
      `<p><b>${escapeMarkup(day)}</b><br>${lines.map(({ time, href }) => `<a href="${escapeMarkup(href)}">${escapeMarkup(time)}</a>`).join("<br>")}</p>`,
  );
  return {
    text: [intro, ...texts, note].join("\n\n"),
    html: `<div lang="${lang}" dir="${getTextDirection(lang)}"><p>${escapeMarkup(intro)}</p>${parts.join("")}<p>${escapeMarkup(note)}</p></div>`,
  };
}

function groupByDay({ url, starts, minutes, lang, zone }: OfferContent): Map<string, OfferLine[]> {
  const style = buildDateTimeStyle({ lang, zone });
  const days = new Map<string, OfferLine[]>();
  for (const start of starts.map((date) => asInstant(date.getTime()))) {
    const day = capitalize(lang, formatDate(style, toLocalDate(zone, start), "dayYear"));
    const time = formatTimes(style, start, asInstant(start + minutes * MINUTE));
    days.set(day, [...(days.get(day) ?? []), { href: buildDetailsUrl(url, start, { lang, zone }), time }]);
  }
  return days;
}

/** Links to the form of this time with the zone and language of the text. */
const buildDetailsUrl = (url: string, start: Instant, { lang, zone }: Pick<OfferContent, "lang" | "zone">) =>
  `${url}&slot=${formatSlotValue(start)}&step=details&tz=${zone}&lang=${lang}`;
