import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { getRejectionStatus, getRejectionTitle } from "@/lib/pages/page-shell/page-rejection";
import { parseLocalPath } from "@/lib/pages/page-shell/parse-local-path";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { getTranslator } from "@/lib/platform/i18n/translate";
import type { WizardClosedView } from "./view";

export type RejectionReason = Parameters<typeof getRejectionStatus>[0];

/** The path of the page with the reason why a form was not read. */
export const buildWizardRejectionPath = (rejection: {
  why: RejectionReason;
  back: string;
  seconds?: string;
}): string => `/add_details/refused?${new URLSearchParams(rejection)}`;

/** Builds that page; null for an unknown reason. Its link back can only lead to one of the two steps. */
export function buildWizardRejectionView(
  search: URLSearchParams,
  browser: BrowserPreferences,
): { view: WizardClosedView; status: number } | null {
  const reason = search.get("why");
  if (reason !== "form" && reason !== "origin" && reason !== "rate" && reason !== "mails") return null;
  const back = parseLocalPath(search.get("back")) ?? "";
  const lang = pickPageLanguage(browser, new URL(back, "http://here.invalid").searchParams.get("lang"));
  const t = getTranslator(lang);
  const seconds = Math.min(3600, Math.max(1, Math.trunc(Number(search.get("seconds"))) || 60));
  const texts = {
    form: t("eventWizard.refused.badForm"),
    origin: t("eventWizard.refused.crossSite"),
    rate: t("eventWizard.refused.tooMany", { seconds }),
    mails: t("problem.mailsText"),
  };
  const title = t(getRejectionTitle(reason));
  const isOwn = /^\/add_(invitees|details)\?/.test(back);
  return {
    view: {
      shell: buildPageShell(lang, { title, secret: true }, null),
      title,
      text: texts[reason],
      leave: null,
      links: isOwn && reason !== "origin" ? [{ href: back, label: t("eventWizard.refused.back") }] : [],
    },
    status: getRejectionStatus(reason),
  };
}
