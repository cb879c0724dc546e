import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import { type Branding, getBranding } from "./branding";

const MAX_NICKNAME_CHARACTERS = 64;

/** Returns the branding of the organisation that owns the page with this slug; null if no page has it. */
export async function findPageBranding(db: Db, slug: string): Promise<Branding | null> {
  if (slug.length > MAX_NICKNAME_CHARACTERS || slug.includes("\0")) return null;
  const resolved = await resolveName(db, "nickname", slug);
  return resolved && getBranding(db, resolved.organization);
}
