import { findName } from "@/lib/domain/tenancy/directory/find-name";
import { findRenamed, nameOfType } from "@/lib/domain/tenancy/directory/former-names";
import type { Db } from "@/lib/platform/db/client";
import { currentWork } from "@/lib/platform/work/current-work";

/** Notes for the answer how the type is called now that was not found on this page. */
export async function noteRenamedType(db: Db, nickname: string, type: string): Promise<void> {
  const work = currentWork();
  if (!work || type.includes("\0")) return;
  const page = await findName(db, "nickname", nickname);
  if (!page) return;
  const to = await findRenamed(
    db,
    { kind: "type", organization: page.organization },
    nameOfType(page.id, type),
  );
  if (to) work.renamed = { kind: "type", from: type, to };
}
