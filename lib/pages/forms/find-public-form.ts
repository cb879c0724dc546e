import { locatorHandle } from "@/lib/domain/locators/locator-handle";
import { findName } from "@/lib/domain/tenancy/directory/find-name";
import type { Db } from "@/lib/platform/db/client";
import type { Form } from "@/lib/platform/db/generated/client";
import { keyOf } from "@/lib/platform/db/key-of";

/** The active form at this address; null if there is none. */
export async function findPublicForm(db: Db, handle: string): Promise<Form | null> {
  const named = locatorHandle.safeParse(handle).success ? await findName(db, "form", handle) : null;
  if (!named) return null;
  const form = await db.form.findUnique({ where: keyOf(named.organization, named.id) });
  return form?.active ? form : null;
}

export const formPath = ({ handle }: Pick<Form, "handle">) => `/forms/${handle}`;
