import { takeHandle } from "@/lib/domain/booking-pages/appointment-types/take-handle";
import { freeHandle } from "@/lib/domain/booking-pages/appointment-types/type-handle";
import type { Db } from "@/lib/platform/db/client";
import type { AppointmentType, Bookpage, PageTemplateType, Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

type Added = Pick<AppointmentType, "id" | "organizationId" | "bookpageId" | "handle">;

/** Gives each of the pages, which the caller holds, a type of its own of each of these. */
export async function addTypes(
  tx: Db,
  organization: OrganizationId,
  pages: readonly Pick<Bookpage, "id">[],
  types: readonly PageTemplateType[],
): Promise<void> {
  const handles = await readHandles(
    tx,
    organization,
    pages.map(({ id }) => id),
  );
  const rows = pages.flatMap(({ id }) => {
    const taken = new Set(handles.get(id));
    return types.map((type) => {
      const handle = freeHandle(type.handle, taken);
      taken.add(handle);
      return copyType(type, { id: newId(), organizationId: organization, bookpageId: id, handle });
    });
  });
  await tx.appointmentType.createMany({ data: rows });
  for (const row of rows) await takeHandle(tx, row);
}

const copyType = (type: PageTemplateType, added: Added) => ({
  ...added,
  templateTypeId: type.id,
  name: type.name,
  active: type.active,
  public: type.public,
  message: type.message,
  description: type.description,
  custom: type.custom as Prisma.InputJsonObject,
  locked: type.locked,
});

async function readHandles(tx: Db, organizationId: OrganizationId, pages: string[]) {
  const found = await tx.appointmentType.findMany({
    where: { organizationId, bookpageId: { in: pages } },
    select: { bookpageId: true, handle: true },
  });
  const handles = new Map<string, string[]>(pages.map((page) => [page, []]));
  for (const { bookpageId, handle } of found) handles.get(bookpageId)?.push(handle);
  return handles;
}
