import type { NotFoundView, PageShellView } from "@/lib/pages/page-shell/view";
import { SAMPLE_TEXTS, type SampleLang } from "./sample-texts";

export function buildSampleShell(lang: SampleLang): PageShellView {
  const text = SAMPLE_TEXTS[lang];
  return {
    lang,
    head: { title: "Design", secret: true },
    skip: text.skip,
    languages: {
      label: text.language,
      current: lang,
      items: [
        { lang: "de", label: "Deutsch", href: "?lang=de" },
        { lang: "en", label: "English", href: "?lang=en" },
        { lang: "fr", label: "Français", href: "?lang=fr" },
        { lang: "nl", label: "Nederlands", href: "?lang=nl" },
      ],
    },
    footer: {
      text: text.footer,
      links: [
        { href: "#privacy", label: text.privacy },
        { href: "#legal", label: text.legal },
      ],
    },
    brand: null,
    colours: null,
    embed: false,
  };
}

export function buildSampleNotFound(lang: SampleLang): NotFoundView {
  return {
    shell: buildSampleShell(lang),
    title: lang === "en" ? "There is nothing to book here" : "Hier kann nichts gebucht werden",
    text:
      lang === "en"
        ? "The address may be mistyped, or the page is no longer open. Ask the person who gave you the link for a new one."
        : "Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist nicht mehr offen. Bitten Sie um einen neuen Link.",
    links: [{ href: "/", label: lang === "en" ? "Go to the start page" : "Zur Startseite" }],
  };
}
