import type { Instant } from "@/lib/core/time/instant";
import { readLook } from "@/lib/domain/tenancy/looks/look";
import { dressView } from "@/lib/pages/frame/dress-frame";
import { readFormDraft } from "@/lib/pages/frame/form-draft";
import type { Browser } from "@/lib/pages/frame/reader";
import { newToken } from "@/lib/platform/crypto/token";
import type { Db } from "@/lib/platform/db/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { findPublicForm } from "./find-public-form";
import { buildFormContext, readFormQuery } from "./form-context";
import { type AnswerDraft, formView } from "./form-view";
import type { FormPageView } from "./view";

interface FormVisit {
  handle: string;
  search: URLSearchParams;
  browser: Browser;
  now: Instant;
}

/** The page of a form as this browser gets to see it; null if there is none. */
export async function openFormPage(
  db: Db,
  { handle, search, browser, now }: FormVisit,
): Promise<FormPageView | null> {
  const form = await findPublicForm(db, handle);
  if (!form) return null;
  const query = readFormQuery(search);
  const draft = query.draft ? await readFormDraft<AnswerDraft>(db, query.draft) : null;
  const view = formView(buildFormContext(form, query, browser), { query, draft, formId: newToken(), now });
  return dressView(view, await readLook(db, asOrganizationId(form.organizationId)));
}
