import { type Instant, instant } from "@/lib/core/time/instant";
import { type Confirmation, readConfirmation } from "@/lib/domain/events/confirmations/read-confirmation";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import { readEmbed } from "@/lib/pages/frame/embed-look";
import { errorSummary, fieldView } from "@/lib/pages/frame/form-parts";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import type { BannerView, NotFoundView } from "@/lib/pages/frame/view";
import type { Db } from "@/lib/platform/db/client";
import { formatTime } from "@/lib/platform/i18n/format";
import { isLanguage, type Language } from "@/lib/platform/i18n/languages";
import { getTranslator, type Translate } from "@/lib/platform/i18n/translate";
import { type AskedForm, codePath } from "./asked-form";
import type { CodeView } from "./view";

interface CodeVisit {
  token: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** The page that asks for the code, or says that nothing waits for one any more. */
export async function openCodePage(
  db: Db,
  { token, search, browser, now }: CodeVisit,
): Promise<{ open: "code"; view: CodeView } | { open: "gone"; view: NotFoundView }> {
  const waiting = await readConfirmation<AskedForm>(db, token, now);
  if (!waiting) return { open: "gone", view: goneView(browser, search) };
  const look = await readLook(db, waiting.organization);
  return { open: "code", view: dressView(codeView(token, waiting, search), look) };
}

function codeView(token: string, waiting: Confirmation<AskedForm>, search: URLSearchParams): CodeView {
  const { form, triesLeft, expired, expiresAt } = waiting;
  const { manner, email, embed } = form;
  const [said, asked] = [search.get("why"), search.get("lang")];
  const lang = isLanguage(asked) ? asked : form.lang;
  const t = getTranslator(lang);
  const hrefIn = (other: Language) => {
    const here = new URLSearchParams(search);
    here.set("lang", other);
    return `/book/${token}?${here}`;
  };
  const works = !expired && triesLeft > 0;
  const wrong = works && said === "wrong" ? t("confirmation.wrong", { left: triesLeft }) : null;
  const time = formatTime({ ...manner, lang }, instant(expiresAt.getTime()));
  return {
    frame: frameView(lang, { title: t("confirmation.heading"), secret: true }, hrefIn, { embed }),
    chosen: form.chosen,
    heading: t("confirmation.heading"),
    text: t("confirmation.text", { email }),
    kept: form.keepsTime && !expired ? t("confirmation.kept", { time }) : null,
    banner: describeState(t, waiting, said),
    action: `/book/${token}/submit${embed ? `?embed=${embed}` : ""}`,
    errors: errorSummary(t, wrong ? [{ href: "#code", label: wrong }] : []),
    code: works
      ? {
          field: fieldView(t, {
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

function describeState(
  t: Translate,
  { form, expired, triesLeft }: Confirmation<AskedForm>,
  said: string | null,
): BannerView | null {
  const say = (tone: BannerView["tone"], title: string) => ({ tone, title, text: null, links: [] });
  if (said === "many") return say("warn", t("confirmation.many"));
  if (said === "form" || said === "origin") return say("warn", t("problem.badFormTitle"));
  if (said === "rate") return say("warn", t("confirmation.busy"));
  if (expired) return say("warn", t("confirmation.expired"));
  if (triesLeft <= 0) return say("warn", t("confirmation.spent"));
  return said === "renewed" ? say("ok", t("confirmation.renewed", { email: form.email })) : null;
}

function goneView(browser: Browser, search: URLSearchParams): NotFoundView {
  const lang = pickLanguage(browser);
  const t = getTranslator(lang);
  const title = t("confirmation.goneTitle");
  return {
    frame: frameView(lang, { title, secret: true }, null, { embed: readEmbed(search) }),
    title,
    text: t("confirmation.goneText"),
    links: [{ href: "/", label: t("notFound.home") }],
  };
}

/** The page with something to say above the code. */
export const codePathSaying = (token: string, form: AskedForm, said: "wrong" | "renewed" | "many"): string =>
  `${codePath(token, form)}${form.embed ? "&" : "?"}why=${said}`;
