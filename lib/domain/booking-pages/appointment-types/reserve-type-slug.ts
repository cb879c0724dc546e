import {
  buildTypeNameKey,
  deleteFormerName,
  deleteFormerNamesOf,
  storeFormerName,
} from "@/lib/domain/tenancy/directory/former-names";
import type { Db } from "@/lib/platform/db/client";
import type { AppointmentType } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

type NamedType = Pick<AppointmentType, "organizationId" | "id" | "bookpageId" | "slug">;

/** Removes a redirect from this slug; the `former` one redirects to the type until another takes it. */
export async function reserveTypeSlug(tx: Db, type: NamedType, former?: string): Promise<void> {
  const nameOwner = {
    kind: "type",
    organization: asOrganizationId(type.organizationId),
    id: type.id,
  } as const;
  await deleteFormerName(tx, nameOwner, buildTypeNameKey(type.bookpageId, type.slug));
  if (former !== undefined && former !== type.slug)
    await storeFormerName(tx, nameOwner, buildTypeNameKey(type.bookpageId, former));
}

export const releaseTypeSlugs = (tx: Db, type: NamedType): Promise<unknown> =>
  deleteFormerNamesOf(tx, { kind: "type", organization: asOrganizationId(type.organizationId) }, [type.id]);
