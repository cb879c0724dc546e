import { keepPicture, removePicture } from "@/lib/domain/tenancy/pictures/keep-picture";
import type { PreparedPicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import type { StoredPicture } from "@/lib/domain/tenancy/pictures/stored-picture";
import { type Db, inTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { Precondition } from "@/lib/platform/http/etag";
import { lockOrganization } from "./lock-organization";
import { readOrganization } from "./queries";

/** Gives the organisation another logo; null: none. The same again changes nothing. */
export function changeLogo(
  db: Db,
  organization: OrganizationId,
  prepared: PreparedPicture | null,
  precondition: Precondition,
) {
  return inTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const { logo, v } = await tx.organization.findUniqueOrThrow({
      where: { id: organization },
      select: { logo: true, v: true },
    });
    precondition.check({ id: organization, v });
    const before = (logo as StoredPicture | null)?.picture ?? null;
    if (before !== (prepared?.picture ?? null)) {
      if (prepared) await keepPicture(tx, organization, prepared, before);
      else await removePicture(tx, organization, before);
      await tx.organization.update({
        where: { id: organization },
        data: { logo: prepared ? toColumn(prepared) : Prisma.DbNull, v: { increment: 1 } },
      });
    }
    return readOrganization(tx, organization);
  });
}

const toColumn = ({ picture, width, height, tone = "any" }: PreparedPicture) => ({
  picture,
  width,
  height,
  tone,
});
