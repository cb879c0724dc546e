import { deriveAccent, type ThemeAccent } from "@/lib/core/colour/derive-accent";
import type { Branding } from "@/lib/domain/tenancy/branding/branding";
import { buildFilePath } from "@/lib/domain/tenancy/pictures/file-path";
import { env } from "@/lib/platform/env/env";
import type { Language } from "@/lib/platform/i18n/languages";
import { getTranslator } from "@/lib/platform/i18n/translate";

/** What a mail wears. */
export interface MailBranding {
  name: string;
  logo: { src: string; width: number; height: number /** It is drawn in ink. */; isDark: boolean } | null;
  /** Of a mail on light ground, and on dark. */
  light: ThemeAccent;
  dark: ThemeAccent;
  /** Lines of the organisation below everything. */
  footer: string[];
  links: { label: string; href: string }[];
  /** "Scheduling by Bookpage" */
  credit: boolean;
}

/** The highlighter of the pages, with the ink that stands on it. */
const DEFAULT_COLOURS = {
  light: { accent: "#fcc238", text: "#281b0f" },
  dark: { accent: "#f5be3f", text: "#201307" },
};

export function buildMailBranding(look: Branding, lang: Language): MailBranding {
  const { logo, accent, footer, privacy_url, imprint_url } = look;
  const t = getTranslator(lang);
  const link = (href: string | null, label: string) => (href ? [{ label, href }] : []);
  return {
    name: look.name,
    logo: logo && {
      src: env().WEB_URL + buildFilePath(logo.picture, "2x.png"),
      width: logo.width,
      height: logo.height,
      isDark: logo.tone === "dark",
    },
    ...(accent ? deriveAccent(accent) : DEFAULT_COLOURS),
    footer: footer.split("\n").filter(Boolean),
    links: [...link(privacy_url, t("frame.privacy")), ...link(imprint_url, t("frame.imprint"))],
    credit: look.credit,
  };
}
