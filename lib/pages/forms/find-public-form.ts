import { toRouting } from "@/lib/domain/bookings/forms/stored-form";
import { locatorSlug } from "@/lib/domain/locators/locator-slug";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** The form with this slug, if it is open; null otherwise. */
export async function findPublicForm(db: Db, slug: string): Promise<Form | null> {
  const form = await findNamedForm(db, slug);
  return form && isFormOpen(form) ? form : null;
}

/** A form without a question is a draft, even if it is active. */
export const isFormOpen = (form: Form): boolean => form.active && toRouting(form).questions.length > 0;

/** The form with this slug, open or not. */
export async function findNamedForm(db: Db, slug: string): Promise<Form | null> {
  const named = locatorSlug.safeParse(slug).success ? await resolveName(db, "form", slug) : null;
  if (!named) return null;
  return db.form.findUnique({ where: toRowKey(named.organization, named.id) });
}

export const buildFormPath = ({ slug }: Pick<Form, "slug">) => `/forms/${slug}`;
