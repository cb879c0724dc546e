import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { LOGO_SCALES } from "@/lib/domain/tenancy/pictures/picture-kinds";
import { buildPicturePath } from "@/lib/domain/tenancy/pictures/picture-path";
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

/** True if the embedding website has set an accent. */
const hasEmbedAccent = ({ embed }: PageShellView) => embed !== false && embed.accent !== undefined;

/** Applies the organisation's name, logo, colour and footer to a page shell. */
export function applyPageBranding(
  shell: PageShellView,
  branding: Branding,
  { accent, cover }: PageBranding = {},
): PageShellView {
  const preview = cover && toPictureUrl(pickVariant(cover, "1200.jpg"));
  const { preview: ours, ...head } = shell.head;
  return {
    ...shell,
    head: {
      ...head,
      site: branding.name,
      ...(branding.test && { hidden: true }),
      ...(preview
        ? { preview: { url: preview, alt: head.title } }
        : branding.credit && ours && { preview: ours }),
    },
    brand: { name: branding.name, logo: branding.logo && buildLogoView(branding.logo) },
    colours: hasEmbedAccent(shell) ? shell.colours : toAccentColours(accent ?? branding.accent),
    ...(branding.test && { test: formatTestNote(shell.lang as Language) }),
    footer: shell.footer && applyFooterBranding(shell.footer, branding, shell.lang as Language),
  };
}

/** Applies the branding to a page's view. */
export const applyViewBranding = <View extends { shell: PageShellView }>(
  view: View,
  branding: Branding,
  pageBranding?: PageBranding,
): View => ({
  ...view,
  shell: applyPageBranding(view.shell, branding, pageBranding),
});

/** The note is always in UTC, as it addresses the developer who sets the sandbox's clock. */
function formatTestNote(lang: Language): string {
  const time = new Intl.DateTimeFormat(toLocale(lang), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return getTranslator(lang)("pageShell.test", { time: `${time.format(readClock())} UTC` });
}

function buildLogoView({ picture, width, height, tone }: NonNullable<Branding["logo"]>): BrandView["logo"] {
  const [one = "", two, three] = LOGO_SCALES.map((scale) => buildPicturePath(picture, `${scale}x.webp`));
  return { src: one, srcSet: `${two} 2x, ${three} 3x`, width, height, tone: tone ?? "any" };
}

function applyFooterBranding(
  footer: NonNullable<PageShellView["footer"]>,
  branding: Branding,
  lang: Language,
) {
  const t = getTranslator(lang);
  const link = (href: string | null, label: string): Link[] => (href ? [{ href, label }] : []);
  return {
    text: [branding.footer, branding.credit ? footer.text : ""].filter(Boolean).join("\n"),
    links: [
      ...link(branding.privacy_url, t("pageShell.privacy")),
      ...link(branding.imprint_url, t("pageShell.imprint")),
      ...footer.links,
    ],
  };
}
