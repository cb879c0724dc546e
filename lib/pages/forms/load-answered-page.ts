import type { Instant } from "@/lib/core/time/instant";
import { findResponseTarget } from "@/lib/domain/bookings/forms/responses/find-response-target";
import type { FormTarget } from "@/lib/domain/bookings/forms/target-schema";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { addQueryParams } from "@/lib/pages/page-shell/add-query-params";
import { applyPageBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { splitParagraphs } from "@/lib/pages/page-shell/split-paragraphs";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type LocalText, selectTranslation } from "@/lib/platform/i18n/select-translation";
import { addUtmParams } from "./add-utm-params";
import { buildFormPath, findPublicForm } from "./find-public-form";
import { buildFormContext, type FormContext, parseFormQuery, toEmbedParams } from "./form-context";
import type { FormPageView } from "./view";

interface AnsweredVisit {
  slug: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** The page after a form if its answers lead to no booking page; null if there is no such form. */
export async function loadAnsweredPage(
  db: Db,
  { slug, search, browser, now }: AnsweredVisit,
): Promise<FormPageView | null> {
  const form = await findPublicForm(db, slug);
  if (!form) return null;
  const query = parseFormQuery(search);
  const context = buildFormContext(form, query, browser);
  const { reader, t } = context;
  const token = search.get("via") ?? "";
  const path = buildFormPath(form);
  const to = await findResponseTarget(db, form, token, now);
  const { title, paragraphs } = describeOutcome(context, to);
  const shell = Object.fromEntries(toEmbedParams(query));
  const pagePath = addQueryParams(`${path}/answered`, { via: token, ...shell });
  return {
    shell: applyPageBranding(
      buildPageShell(reader.lang, { title, secret: true }, (lang) => addQueryParams(pagePath, { lang }), {
        embed: query.embed,
      }),
      await getBranding(db, asOrganizationId(form.organizationId)),
    ),
    title,
    paragraphs,
    banner: null,
    form: null,
    links: [
      ...(to?.url === undefined
        ? []
        : [{ href: addUtmParams(to.url, query.utm), label: t("booking.continue"), leavesFrame: true }]),
      { href: addQueryParams(path, { lang: reader.lang, ...shell }), label: t("forms.again") },
    ],
    leadsTo: [],
  };
}

/** A closed or deleted target gets a polite text; the answers are stored in any case. */
function describeOutcome({ form, reader, t }: FormContext, to: FormTarget | null) {
  if (to?.message !== undefined) {
    const title = selectTranslation(form.title as LocalText, reader.lang);
    return { title, paragraphs: splitParagraphs(selectTranslation(to.message, reader.lang)) };
  }
  const leadsNowhere = to !== null && to.state !== "open";
  return leadsNowhere
    ? { title: t("forms.nowhereTitle"), paragraphs: [t("forms.nowhereText")] }
    : { title: t("forms.thanksTitle"), paragraphs: [t("forms.thanksText")] };
}
