import type { Instant } from "@/lib/core/time/instant";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import { applyViewBranding } from "@/lib/pages/page-shell/apply-page-branding";
import { findFormDraft } from "@/lib/pages/page-shell/form-draft";
import type { BrowserPreferences } from "@/lib/pages/page-shell/visitor-locale";
import { generateToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { type AnswerDraft, buildFormPageView } from "./build-form-page-view";
import { findPublicForm } from "./find-public-form";
import { buildFormContext, parseFormQuery } from "./form-context";
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
  const form = await findPublicForm(db, slug);
  if (!form) return null;
  const query = parseFormQuery(search);
  const draft = query.draft ? await findFormDraft<AnswerDraft>(db, query.draft) : null;
  const view = buildFormPageView(buildFormContext(form, query, browser), {
    query,
    draft,
    formId: generateToken(),
    now,
  });
  return applyViewBranding(view, await getBranding(db, asOrganizationId(form.organizationId)));
}
