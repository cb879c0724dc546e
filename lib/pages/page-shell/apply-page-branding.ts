import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { buildFilePath } from "@/lib/domain/tenancy/pictures/file-path";
import { LOGO_SCALES } from "@/lib/domain/tenancy/pictures/picture-kinds";
import { pickVariant, toPictureUrl } from "@/lib/domain/tenancy/pictures/picture-url";
import { readClock } from "@/lib/platform/clock/read-clock";
import { type Language, toLocale } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { toAccentColours } from "./to-accent-colours";
import type { BrandView, Link, PageShellView } from "./view";

/** A page's branding, which overrides the organisation's. */
interface PageBranding {
  accent?: string | undefined;
  /** The stored name of the picture. */
  cover?: string | undefined;
}

/** Whether the embedding website has set an accent. */
const hasEmbedAccent = ({ embed }: PageShellView) => embed !== false && embed.accent !== undefined;

/** Applies the organisation's name, logo, colour and footer to a page shell. */
export function applyPageBranding(
  frame: PageShellView,
  look: Branding,
  { accent, cover }: PageBranding = {},
): PageShellView {
  const preview = cover && toPictureUrl(pickVariant(cover, "1200.jpg"));
  const { preview: ours, ...head } = frame.head;
  return {
    ...frame,
    head: {
      ...head,
      site: look.name,
      ...(look.test && { hidden: true }),
      ...(preview
        ? { preview: { url: preview, alt: head.title } }
        : look.credit && ours && { preview: ours }),
    },
    brand: { name: look.name, logo: look.logo && buildLogoView(look.logo) },
    colours: hasEmbedAccent(frame) ? frame.colours : toAccentColours(accent ?? look.accent),
    ...(look.test && { test: formatTestNote(frame.lang as Language) }),
    footer: frame.footer && applyFooterBranding(frame.footer, look, frame.lang as Language),
  };
}

/** Applies the branding to a page's view. */
export const applyViewBranding = <View extends { frame: PageShellView }>(
  view: View,
  look: Branding,
  pageBranding?: PageBranding,
): View => ({
  ...view,
  frame: applyPageBranding(view.frame, look, pageBranding),
});

/** The note is always in UTC, as it addresses the developer who sets the sandbox's clock. */
function formatTestNote(lang: Language): string {
  const time = new Intl.DateTimeFormat(toLocale(lang), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return getTranslator(lang)("frame.test", { time: `${time.format(readClock())} UTC` });
}

function buildLogoView({ picture, width, height, tone }: NonNullable<Branding["logo"]>): BrandView["logo"] {
  const [one = "", two, three] = LOGO_SCALES.map((scale) => buildFilePath(picture, `${scale}x.webp`));
  return { src: one, srcSet: `${two} 2x, ${three} 3x`, width, height, tone: tone ?? "any" };
}

function applyFooterBranding(footer: NonNullable<PageShellView["footer"]>, look: Branding, lang: Language) {
  const t = getTranslator(lang);
  const link = (href: string | null, label: string): Link[] => (href ? [{ href, label }] : []);
  return {
    text: [look.footer, look.credit ? footer.text : ""].filter(Boolean).join("\n"),
    links: [
      ...link(look.privacy_url, t("frame.privacy")),
      ...link(look.imprint_url, t("frame.imprint")),
      ...footer.links,
    ],
  };
}
