import { deriveAccent, type ThemeAccent } from "@/lib/core/colour/derive-accent";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { buildPicturePath } from "@/lib/domain/tenancy/pictures/picture-path";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";

/** Branding of a mail. */
export interface MailBranding {
  name: string;
  logo: { src: string; width: number; height: number /** the logo is dark */; isDark: boolean } | null;
  /** Accent on a light background, and on a dark one. */
  light: ThemeAccent;
  dark: ThemeAccent;
  /** The organisation's footer lines. */
  footer: string[];
  links: { label: string; href: string }[];
  /** Shows "Scheduling by Bookpage". */
  credit: boolean;
}

/** Accent of the pages with its text colour. */
const DEFAULT_COLOURS = {
  light: { accent: "#fcc238", text: "#281b0f" },
  dark: { accent: "#f5be3f", text: "#201307" },
};

export function buildMailBranding(organizationBranding: Branding, lang: Language): MailBranding {
  const { logo, accent, footer, privacy_url, imprint_url } = organizationBranding;
  const t = getTranslator(lang);
  const link = (href: string | null, label: string) => (href ? [{ label, href }] : []);
  return {
    name: organizationBranding.name,
    logo: logo && {
      src: env().WEB_URL + buildPicturePath(logo.picture, "2x.png"),
      width: logo.width,
      height: logo.height,
      isDark: logo.tone === "dark",
    },
    ...(accent ? deriveAccent(accent) : DEFAULT_COLOURS),
    footer: footer.split("\n").filter(Boolean),
    links: [...link(privacy_url, t("pageShell.privacy")), ...link(imprint_url, t("pageShell.imprint"))],
    credit: organizationBranding.credit,
  };
}
