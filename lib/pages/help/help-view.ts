import { frameView } from "@/lib/pages/frame/frame-view";
import { knownAddress } from "@/lib/pages/frame/known-address";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import type { FrameView } from "@/lib/pages/frame/view";
import { getTranslator } from "@/lib/platform/i18n/translate";

export interface HelpView {
  frame: FrameView;
  title: string;
  answers: { question: string; answer: string }[];
}

/** What bookers ask most. */
export function helpView(search: URLSearchParams, browser: Browser): HelpView {
  const asked = search.get("lang");
  const lang = pickLanguage(browser, asked);
  const t = getTranslator(lang);
  const title = t("page.helpTitle");
  return {
    frame: frameView(
      lang,
      { title, description: t("page.helpDescription"), ...knownAddress("/help", asked) },
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
