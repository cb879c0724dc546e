import {
  endFormerName,
  endFormerNames,
  keepFormerName,
  nameOfType,
} from "@/lib/domain/tenancy/directory/former-names";
import type { Db } from "@/lib/platform/db/client";
import type { AppointmentType } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";

type Named = Pick<AppointmentType, "organizationId" | "id" | "bookpageId" | "handle">;

/** No other type was called so that anybody is led to; the handle that it had before leads to it, until one takes that. */
export async function takeHandle(tx: Db, type: Named, former?: string): Promise<void> {
  const named = { kind: "type", organization: asOrganizationId(type.organizationId), id: type.id } as const;
  await endFormerName(tx, named, nameOfType(type.bookpageId, type.handle));
  if (former !== undefined && former !== type.handle)
    await keepFormerName(tx, named, nameOfType(type.bookpageId, former));
}

export const leaveHandles = (tx: Db, type: Named): Promise<unknown> =>
  endFormerNames(tx, { kind: "type", organization: asOrganizationId(type.organizationId) }, [type.id]);
