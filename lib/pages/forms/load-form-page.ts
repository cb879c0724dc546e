import type { Instant } from "@/lib/core/time/instant";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { buildPageShell } from "@/lib/pages/page-shell/build-page-shell";
import { findFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { Language } from "@/lib/platform/i18n/languages";
import { type AnswerDraft, buildFormHref, buildFormPageView } from "./build-form-page-view";
import { buildFormPath, findNamedForm, isFormOpen } from "./find-public-form";
import { buildFormContext, type FormQuery, parseFormQuery } from "./form-context";
import type { FormPageView } from "./view";

interface FormVisit {
  slug: string;
  search: URLSearchParams;
  browser: BrowserPreferences;
  now: Instant;
}

/** Loads the form's page for this browser; null if there is none. */
export async function loadFormPage(
  db: Db,
  { slug, search, browser, now }: FormVisit,
): Promise<FormPageView | null> {
  const form = await findNamedForm(db, slug);
  if (!form) return null;
  const query = parseFormQuery(search);
  if (!isFormOpen(form)) return loadClosedPage(db, form, query, browser);
  const draft = query.draft ? await findFormDraft<AnswerDraft>(db, query.draft) : null;
  const view = buildFormPageView(buildFormContext(form, query, browser), {
    query,
    draft,
    formId: generateToken(),
    now,
  });
  return applyViewBranding(view, await getBranding(db, asOrganizationId(form.organizationId)));
}

/** The page of a draft, or of a form that is not published. */
async function loadClosedPage(
  db: Db,
  form: Form,
  query: FormQuery,
  browser: BrowserPreferences,
): Promise<FormPageView> {
  const { reader, embed, t } = buildFormContext(form, query, browser);
  const title = t("forms.closedTitle");
  const buildHref = (lang: Language) => buildFormHref(buildFormPath(form), { ...query, lang });
  const view: FormPageView = {
    shell: buildPageShell(reader.lang, { title, secret: true }, buildHref, { embed }),
    isClosed: true,
    title,
    paragraphs: [t("forms.closedText")],
    banner: null,
    form: null,
    links: [],
    leadsTo: [],
  };
  return applyViewBranding(view, await getBranding(db, asOrganizationId(form.organizationId)));
}
