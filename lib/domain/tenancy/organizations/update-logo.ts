import type { Precondition } from "@/lib/domain/contracts/etag";
import type { PreparedPicture } from "@/lib/domain/tenancy/pictures/prepare-picture";
import { removePicture, storePicture } from "@/lib/domain/tenancy/pictures/store-picture";
import type { StoredPicture } from "@/lib/domain/tenancy/pictures/stored-picture";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { lockOrganization } from "./lock-organization";
import { getOrganization } from "./queries";

/** Replaces the organisation's logo; null removes it. The same logo again changes nothing. */
export function updateLogo(
  db: Db,
  organization: OrganizationId,
  prepared: PreparedPicture | null,
  precondition: Precondition,
) {
  return withTransaction(db, async (tx) => {
    await lockOrganization(tx, organization);
    const { logo, v } = await tx.organization.findUniqueOrThrow({
      where: { id: organization },
      select: { logo: true, v: true },
    });
    precondition.check({ id: organization, v });
    const before = (logo as StoredPicture | null)?.picture ?? null;
    if (before !== (prepared?.picture ?? null)) {
      if (prepared) await storePicture(tx, organization, prepared, before);
      else await removePicture(tx, organization, before);
      await tx.organization.update({
        where: { id: organization },
        data: { logo: prepared ? toColumn(prepared) : Prisma.DbNull, v: { increment: 1 } },
      });
    }
    return getOrganization(tx, organization);
  });
}

const toColumn = ({ picture, width, height, tone = "any" }: PreparedPicture) => ({
  picture,
  width,
  height,
  tone,
});
