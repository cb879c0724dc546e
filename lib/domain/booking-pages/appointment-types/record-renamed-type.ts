import { buildTypeNameKey, findCurrentName } from "@/lib/domain/tenancy/directory/former-names";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import type { Db } from "@/lib/platform/db/client";
import { getWorkContext } from "@/lib/platform/work/work-context";

/** Records the current slug of a renamed type for a redirect. */
export async function recordRenamedType(db: Db, slug: string, type: string): Promise<void> {
  const work = getWorkContext();
  if (!work || type.includes("\0")) return;
  const page = await resolveName(db, "nickname", slug);
  if (!page) return;
  const to = await findCurrentName(
    db,
    { kind: "type", organization: page.organization },
    buildTypeNameKey(page.id, type),
  );
  if (to) work.renamed = { kind: "type", from: type, to };
}
