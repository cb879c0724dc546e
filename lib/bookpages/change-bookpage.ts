import { unlinkAvailabilities } from "@/lib/appointment-types/unlink-availabilities";
import type { Db } from "@/lib/db/client";
import type { Bookpage } from "@/lib/db/generated/client";
import { given } from "@/lib/db/given";
import { bookpageClash } from "./create-bookpage";
import { type CustomSettings, mergePageCustom } from "./custom";
import type { BookpageUpdate } from "./schema";

/** Writes over a row that is locked. `pointer` leads to the page in the body. */
export async function changeBookpage(tx: Db, row: Bookpage, body: BookpageUpdate, pointer = "") {
  const { belongs_to: userId, custom, ...columns } = body;
  if (userId && userId !== row.userId) await unlinkAvailabilities(tx, { bookpageId: row.id });
  try {
    return await tx.bookpage.update({
      where: { id: row.id },
      data: {
        ...given({ ...columns, userId }),
        custom: mergePageCustom(row.custom as CustomSettings, custom),
        v: { increment: 1 },
      },
    });
  } catch (error) {
    throw bookpageClash(error, pointer) ?? error;
  }
}
