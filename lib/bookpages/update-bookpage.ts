import { type Db, inTransaction } from "@/lib/db/client";
import { given } from "@/lib/db/given";
import { lockRow } from "@/lib/db/lock-row";
import type { Precondition } from "@/lib/http/etag";
import type { OrganizationId } from "@/lib/organizations/organization-id";
import { findUserOfBody } from "@/lib/users/queries";
import { bookpageClash } from "./create-bookpage";
import { type CustomSettings, mergeCustom } from "./custom";
import { findBookpage } from "./queries";
import type { BookpageUpdate } from "./schema";
import { serializeBookpage } from "./serialize";

export async function updateBookpage(
  db: Db,
  organization: OrganizationId,
  nickname: string,
  body: BookpageUpdate,
  precondition: Precondition,
) {
  try {
    return await inTransaction(db, async (tx) => {
      const { id } = await findBookpage(tx, organization, nickname);
      await lockRow(tx, "bookpages", id);
      const row = await findBookpage(tx, organization, nickname);
      precondition.check(row);
      if (body.belongs_to) await findUserOfBody(tx, organization, body.belongs_to, "/belongs_to");
      const { belongs_to: userId, custom, ...columns } = body;
      const updated = await tx.bookpage.update({
        where: { id },
        data: {
          ...given({ ...columns, userId }),
          custom: mergeCustom(row.custom as CustomSettings, custom),
          v: { increment: 1 },
        },
      });
      return serializeBookpage(updated);
    });
  } catch (error) {
    throw bookpageClash(error) ?? error;
  }
}
