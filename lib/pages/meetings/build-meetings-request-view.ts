import type { AccountView } from "@/lib/pages/account/view";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { buildErrorSummary, buildFieldView } from "@/lib/pages/page-shell/form-parts";
import { type BrowserPreferences, pickPageLanguage } from "@/lib/pages/page-shell/visitor-locale";
import { LIMITS } from "@/lib/platform/http/fields";
import { getTranslator } from "@/lib/platform/i18n/translate";

export interface MeetingsRequestPage {
  page: string;
  organization: string;
}

/** The form that asks for the address, and the page after it. Its text is the same for every address. */
export function buildMeetingsRequestView(
  { page, organization }: MeetingsRequestPage,
  search: URLSearchParams,
  browser: BrowserPreferences,
): AccountView {
  const lang = pickPageLanguage(browser, search.get("lang"));
  const t = getTranslator(lang);
  const isSent = search.has("sent");
  const heading = isSent ? t("meetings.sentTitle") : t("meetings.askTitle", { organization });
  const error = search.has("bad") ? t("errors.emailBad") : null;
  const path = addQueryParams("/meetings", { page });
  return {
    shell: buildPageShell(lang, { title: heading, secret: true }, (other) =>
      addQueryParams(path, { lang: other }),
    ),
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
          errors: buildErrorSummary(t, error === null ? [] : [{ href: "#email", label: error }]),
          account: null,
          zone: null,
          consent: null,
          fields: [
            buildFieldView(t, {
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
    links: isSent ? [{ href: addQueryParams(path, { lang }), label: t("meetings.askAgain") }] : [],
  };
}
