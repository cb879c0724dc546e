import type { Instant } from "@/lib/core/time/instant";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { LIMITS } from "@/lib/platform/http/fields";
import { getTranslator } from "@/lib/platform/i18n/translate";
import { readNotice } from "./notice";
import type { LockedView } from "./view";

/** What everyone without a valid key sees, whether there is such a meeting or not. */
export function lockedView(id: string, search: URLSearchParams, browser: Browser, now: Instant): LockedView {
  const lang = pickLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const title = t("notFound.eventTitle");
  const sent = { tone: "ok" as const, title: t("eventPage.done.link"), text: null, links: [] };
  const path = `/event/${encodeURIComponent(id)}`;
  return {
    frame: frameView(lang, { title, secret: true }, (other) => `${path}?lang=${other}`),
    banner: readNotice({ event: id, key: "" }, search.get("done"), now) === "link" ? sent : null,
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
