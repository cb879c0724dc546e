import { asInstant, type Instant } from "@/lib/core/time/instant";
import {
  findConfirmation,
  type PendingConfirmation,
} from "@/lib/domain/events/confirmations/find-confirmation";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildErrorSummary, buildFieldView } from "@/lib/pages/page-shell/form-parts";
import { parseEmbedParam } from "@/lib/pages/page-shell/parse-embed";
import type { BannerView, NotFoundView } from "@/lib/pages/page-shell/view";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { formatTime } from "@/lib/platform/i18n/format-date-time";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { buildCodePath, type UnconfirmedForm } from "./unconfirmed-form";
import type { CodePageView } from "./view";

interface CodeVisit {
  token: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** The page that asks for the code, or says that it is no longer needed. */
export async function loadCodePage(
  db: Db,
  { token, search, browser, now }: CodeVisit,
): Promise<{ open: "code"; view: CodePageView } | { open: "gone"; view: NotFoundView }> {
  const waiting = await findConfirmation<UnconfirmedForm>(db, token, now);
  if (!waiting) return { open: "gone", view: buildExpiredCodeView(browser, search) };
  const branding = await getBranding(db, waiting.organization);
  return { open: "code", view: applyViewBranding(buildCodePageView(token, waiting, search), branding) };
}

function buildCodePageView(
  token: string,
  waiting: PendingConfirmation<UnconfirmedForm>,
  search: URLSearchParams,
): CodePageView {
  const { form, triesLeft, expired, expiresAt } = waiting;
  const { dateTimeStyle, email, embed } = form;
  const [notice, requestedLang] = [search.get("why"), search.get("lang")];
  const lang = isLanguage(requestedLang) ? requestedLang : form.lang;
  const t = getTranslator(lang);
  const hrefIn = (other: Language) => {
    const query = new URLSearchParams(search);
    query.set("lang", other);
    return `/book/${token}?${query}`;
  };
  const works = !expired && triesLeft > 0;
  const wrong = works && notice === "wrong" ? t("confirmation.wrong", { left: triesLeft }) : null;
  const time = formatTime({ ...dateTimeStyle, lang }, asInstant(expiresAt.getTime()));
  return {
    shell: buildPageShell(lang, { title: t("confirmation.heading"), secret: true }, hrefIn, { embed }),
    chosen: form.chosen,
    heading: t("confirmation.heading"),
    text: t("confirmation.text", { email }),
    heldUntil: form.keepsTime && !expired ? t("confirmation.heldUntil", { time }) : null,
    banner: buildStateBanner(t, waiting, notice),
    action: `/book/${token}/submit${embed ? `?embed=${embed}` : ""}`,
    errors: buildErrorSummary(t, wrong ? [{ href: "#code", label: wrong }] : []),
    code: works
      ? {
          field: buildFieldView(t, {
            kind: "code",
            name: "code",
            label: t("confirmation.code"),
            hint: t("confirmation.codeHint"),
            autoComplete: "one-time-code",
            maxLength: 12,
            error: wrong,
          }),
          submit: t("confirmation.submit"),
        }
      : null,
    others: [
      { go: "renew", label: t("confirmation.renew") },
      { go: "change", label: t("confirmation.change") },
    ],
    leadsTo: form.leadsTo,
  };
}

function buildStateBanner(
  t: Translate,
  { form, expired, triesLeft }: PendingConfirmation<UnconfirmedForm>,
  notice: string | null,
): BannerView | null {
  const buildBanner = (tone: BannerView["tone"], title: string) => ({ tone, title, text: null, links: [] });
  if (notice === "many") return buildBanner("warn", t("confirmation.many"));
  if (notice === "form" || notice === "origin") return buildBanner("warn", t("problem.badFormTitle"));
  if (notice === "rate") return buildBanner("warn", t("confirmation.busy"));
  if (expired) return buildBanner("warn", t("confirmation.expired"));
  if (triesLeft <= 0) return buildBanner("warn", t("confirmation.spent"));
  return notice === "renewed" ? buildBanner("ok", t("confirmation.renewed", { email: form.email })) : null;
}

function buildExpiredCodeView(browser: BrowserPreferences, search: URLSearchParams): NotFoundView {
  const lang = pickPageLanguage(browser);
  const t = getTranslator(lang);
  const title = t("confirmation.goneTitle");
  return {
    shell: buildPageShell(lang, { title, secret: true }, null, { embed: parseEmbedParam(search) }),
    title,
    text: t("confirmation.goneText"),
    links: [{ href: "/", label: t("notFound.home") }],
  };
}

/** The page's path with a notice above the code. */
export const buildCodePathWithNotice = (
  token: string,
  form: UnconfirmedForm,
  notice: "wrong" | "renewed" | "many",
): string => `${buildCodePath(token, form)}${form.embed ? "&" : "?"}why=${notice}`;
