import { env } from "@/lib/platform/env/env";
import { capitalize } from "@/lib/platform/i18n/format-date-time";
import { LANGUAGES, type Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { addQueryParams } from "./add-query-params";
import { type Embed, parseEmbed } from "./parse-embed";
import { toAccentColours } from "./to-accent-colours";
import type { HeadView, PageShellView } from "./view";

/** Each language by its name in that language. */
const LANGUAGE_NAMES = LANGUAGES.map((lang) => ({
  lang,
  label: capitalize(lang, new Intl.DisplayNames(lang, { type: "language" }).of(lang) ?? lang),
}));

/**
 * `hrefIn` links to the same page in another language; null offers none. `hide_support` removes `help`; `meetings` is the
 * booking page that leads its guests to their meetings; `reader` has the zone of the page's times.
 */
export function buildPageShell(
  lang: Language,
  head: HeadView,
  hrefIn: ((lang: Language) => string) | null,
  {
    embed = false,
    help = true,
    meetings,
    reader,
  }: {
    embed?: Embed;
    help?: boolean;
    meetings?: string;
    reader?: { zone: string; zoneGuessed: boolean };
  } = {},
): PageShellView {
  const t = getTranslator(lang);
  const appearance = embed === false ? false : parseEmbed(embed);
  return {
    lang,
    head: { ...head, preview: { url: `${env().WEB_URL}/social-preview.png`, alt: t("page.previewAlt") } },
    skip: t("pageShell.skip"),
    languages: hrefIn && {
      label: t("pageShell.language"),
      current: lang,
      items: LANGUAGE_NAMES.map((item) => ({ ...item, href: hrefIn(item.lang) })),
    },
    brand: null,
    colours: toAccentColours(appearance ? (appearance.accent ?? null) : null),
    footer: {
      text: t("pageShell.footer"),
      links: [
        ...(meetings
          ? [{ href: addQueryParams("/meetings", { page: meetings, lang }), label: t("meetings.find") }]
          : []),
        ...(help ? [{ href: `/help?lang=${lang}`, label: t("page.help") }] : []),
      ],
    },
    embed: appearance,
    ...(reader?.zoneGuessed ? { guessedZone: reader.zone } : {}),
  };
}
