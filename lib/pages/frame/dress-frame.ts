import type { Look } from "@/lib/domain/tenancy/looks/look";
import { filePath } from "@/lib/domain/tenancy/pictures/file-path";
import { pickVariant, toPictureAddress } from "@/lib/domain/tenancy/pictures/picture-address";
import { LOGO_SCALES } from "@/lib/domain/tenancy/pictures/picture-kinds";
import { readClock } from "@/lib/platform/clock/read-clock";
import { type Language, toLocale } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { toAccentColours } from "./accent-colours";
import type { BrandView, FrameView, Link } from "./view";

/** What a page has of its own, in place of the organisation's. */
interface OwnLook {
  accent?: string | undefined;
  /** As it is kept. */
  cover?: string | undefined;
}

/** The website that shows the page in a frame has said an accent. */
const ownsColours = ({ embed }: FrameView) => embed !== false && embed.accent !== undefined;

/** A frame as the organisation wants it: its name, logo, colour and footer. */
export function dressFrame(frame: FrameView, look: Look, { accent, cover }: OwnLook = {}): FrameView {
  const preview = cover && toPictureAddress(pickVariant(cover, "1200.jpg"));
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
    brand: { name: look.name, logo: look.logo && logoView(look.logo) },
    colours: ownsColours(frame) ? frame.colours : toAccentColours(accent ?? look.accent),
    ...(look.test && { test: sayTest(frame.lang as Language) }),
    footer: frame.footer && dressFooter(frame.footer, look, frame.lang as Language),
  };
}

/** The view of a whole page with its frame dressed. */
export const dressView = <View extends { frame: FrameView }>(
  view: View,
  look: Look,
  own?: OwnLook,
): View => ({
  ...view,
  frame: dressFrame(view.frame, look, own),
});

/** In UTC, whatever the zone of the page: it is told to whoever sets the clock. */
function sayTest(lang: Language): string {
  const time = new Intl.DateTimeFormat(toLocale(lang), {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return getTranslator(lang)("frame.test", { time: `${time.format(readClock())} UTC` });
}

function logoView({ picture, width, height, tone }: NonNullable<Look["logo"]>): BrandView["logo"] {
  const [one = "", two, three] = LOGO_SCALES.map((scale) => filePath(picture, `${scale}x.webp`));
  return { src: one, srcSet: `${two} 2x, ${three} 3x`, width, height, tone: tone ?? "any" };
}

function dressFooter(footer: NonNullable<FrameView["footer"]>, look: Look, lang: Language) {
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
