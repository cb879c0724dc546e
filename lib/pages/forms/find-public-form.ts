import { locatorSlug } from "@/lib/domain/locators/locator-slug";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import { toRowKey } from "@/lib/platform/db/to-row-key";

/** The active form with this slug; null if there is none. */
export async function findPublicForm(db: Db, slug: string): Promise<Form | null> {
  const named = locatorSlug.safeParse(slug).success ? await resolveName(db, "form", slug) : null;
  if (!named) return null;
  const form = await db.form.findUnique({ where: toRowKey(named.organization, named.id) });
  return form?.active ? form : null;
}

export const buildFormPath = ({ slug }: Pick<Form, "slug">) => `/forms/${slug}`;
