import type { Instant } from "@/lib/core/time/instant";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { LIMITS } from "@/lib/platform/http/fields";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { verifyEventNotice } from "./sign-event-notice";
import type { LockedView } from "./view";

/** The page without a valid key, which is the same whether the event exists or not. */
export function buildLockedView(
  id: string,
  search: URLSearchParams,
  browser: BrowserPreferences,
  now: Instant,
): LockedView {
  const lang = pickPageLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const title = t("notFound.eventTitle");
  const sent = { tone: "ok" as const, title: t("eventPage.done.link"), text: null, links: [] };
  const path = `/event/${encodeURIComponent(id)}`;
  return {
    shell: buildPageShell(lang, { title, secret: true }, (other) => `${path}?lang=${other}`),
    banner: verifyEventNotice({ event: id, key: "" }, search.get("done"), now) === "link" ? sent : null,
    title,
    text: t("eventPage.locked.text"),
    form: {
      id: "link",
      heading: t("eventPage.locked.heading"),
      text: null,
      action: `${path}/link?lang=${lang}`,
      hidden: [],
      fields: [
        {
          as: "field",
          kind: "email",
          id: "email",
          name: "email",
          label: t("eventPage.step.email"),
          value: "",
          required: true,
          optional: null,
          hint: t("eventPage.locked.hint"),
          placeholder: null,
          autoComplete: "email",
          maxLength: LIMITS.email,
          error: null,
        },
      ],
      submit: t("eventPage.locked.send"),
      tone: "accent",
      back: null,
      errors: null,
    },
    home: { href: "/", label: t("notFound.home") },
  };
}
