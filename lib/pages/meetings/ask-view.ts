import type { AccountView } from "@/lib/pages/account/view";
import { errorSummary, fieldView } from "@/lib/pages/frame/form-parts";
import { frameView } from "@/lib/pages/frame/frame-view";
import { type Browser, pickLanguage } from "@/lib/pages/frame/reader";
import { withQuery } from "@/lib/pages/frame/with-query";
import { LIMITS } from "@/lib/platform/http/fields";
import { getTranslator } from "@/lib/platform/i18n/translate";

export interface AskPage {
  page: string;
  organization: string;
}

/** Where somebody asks for their meetings, and after the form was sent. It says the same whatever address it was. */
export function askView(
  { page, organization }: AskPage,
  search: URLSearchParams,
  browser: Browser,
): AccountView {
  const lang = pickLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const isSent = search.has("sent");
  const heading = isSent ? t("meetings.sentTitle") : t("meetings.askTitle", { organization });
  const error = search.has("bad") ? t("errors.emailBad") : null;
  const here = withQuery("/meetings", { page });
  return {
    frame: frameView(lang, { title: heading, secret: true }, (other) => withQuery(here, { lang: other })),
    heading,
    text: t(isSent ? "meetings.sentText" : search.has("ended") ? "meetings.endedText" : "meetings.askText"),
    form: isSent
      ? null
      : {
          action: "/meetings/submit",
          hidden: [
            { name: "page", value: page },
            { name: "lang", value: lang },
          ],
          errors: errorSummary(t, error === null ? [] : [{ href: "#email", label: error }]),
          account: null,
          zone: null,
          consent: null,
          fields: [
            fieldView(t, {
              name: "email",
              label: t("details.email"),
              kind: "email",
              autoComplete: "email",
              maxLength: LIMITS.email,
              error,
            }),
          ],
          submit: t("meetings.askSubmit"),
          choices: [],
        },
    links: isSent ? [{ href: withQuery(here, { lang }), label: t("meetings.askAgain") }] : [],
  };
}
