import { buildCanonicalUrls } from "@/lib/pages/page-shell/build-canonical-urls";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import type { PageShellView } from "@/lib/pages/page-shell/view";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { getTranslator } from "@/lib/platform/i18n/translate";

export interface HelpView {
  shell: PageShellView;
  title: string;
  answers: { question: string; answer: string }[];
}

/** The bookers' most frequent questions. */
export function buildHelpView(search: URLSearchParams, browser: BrowserPreferences): HelpView {
  const requestedLang = search.get("lang");
  const lang = pickPageLanguage(browser, requestedLang);
  const t = getTranslator(lang);
  const title = t("page.helpTitle");
  return {
    shell: buildPageShell(
      lang,
      { title, description: t("page.helpDescription"), ...buildCanonicalUrls("/help", requestedLang) },
      (other) => `/help?lang=${other}`,
      {
        help: false,
      },
    ),
    title,
    answers: [
      { question: t("page.helpChange"), answer: t("page.helpChangeText") },
      { question: t("page.helpMail"), answer: t("page.helpMailText") },
      { question: t("page.helpZone"), answer: t("page.helpZoneText") },
      { question: t("page.helpNone"), answer: t("page.helpNoneText") },
      { question: t("page.helpSeen"), answer: t("page.helpSeenText") },
    ],
  };
}
