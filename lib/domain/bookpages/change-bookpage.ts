import { z } from "zod";
import { fireActions } from "@/lib/domain/webhooks/fire-actions";
import type { Db } from "@/lib/platform/db/client";
import type { Bookpage } from "@/lib/platform/db/generated/client";
import { given } from "@/lib/platform/db/given";
import { keyOf } from "@/lib/platform/db/key-of";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { bookpageClash, takeNickname } from "./create-bookpage";
import { type CustomSettings, mergePageCustom } from "./custom";
import { type BookpageUpdate, bookpage } from "./schema";
import { serializeBookpage } from "./serialize";
import { unlinkAvailabilities } from "./unlink-availabilities";

/** Writes over a row that is locked. `pointer` leads to the page in the body. */
export async function changeBookpage(tx: Db, row: Bookpage, body: BookpageUpdate, pointer = "") {
  const { belongs_to: userId } = body;
  if (userId && userId !== row.userId) await unlinkAvailabilities(tx, row);
  const updated = await writeBookpage(tx, row, body, pointer);
  if (updated.v === row.v) return updated; // nothing has changed: no new version, no webhook
  await fireActions(tx, {
    organization: asOrganizationId(row.organizationId),
    actions: ["bookpage.updated"],
    about: async () => ({ user: updated.userId, resource: z.encode(bookpage, serializeBookpage(updated)) }),
  });
  return updated;
}

async function writeBookpage(tx: Db, row: Bookpage, body: BookpageUpdate, pointer: string) {
  const { belongs_to: userId, custom, ...columns } = body;
  try {
    const updated = await tx.bookpage.update({
      where: keyOf(row.organizationId, row.id),
      data: {
        ...given({ ...columns, userId }),
        custom: mergePageCustom(row.custom as CustomSettings, custom),
        v: { increment: 1 },
      },
    });
    if (updated.nickname !== row.nickname) await takeNickname(tx, updated, pointer);
    return updated;
  } catch (error) {
    throw bookpageClash(error, pointer) ?? error;
  }
}
