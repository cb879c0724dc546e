import { reserveTypeSlug } from "@/lib/domain/booking-pages/appointment-types/reserve-type-slug";
import { pickFreeSlug } from "@/lib/domain/booking-pages/appointment-types/type-slug";
import type { Db } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { AppointmentType, Bookpage, PageTemplateType, Prisma } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";

type AddedType = Pick<AppointmentType, "id" | "organizationId" | "bookpageId" | "slug">;

/** Adds each of these types to each of the pages, which the caller has locked. */
export async function addTypes(
  tx: Db,
  organization: OrganizationId,
  pages: readonly Pick<Bookpage, "id">[],
  types: readonly PageTemplateType[],
): Promise<void> {
  const slugs = await loadTypeSlugs(
    tx,
    organization,
    pages.map(({ id }) => id),
  );
  const rows = pages.flatMap(({ id }) => {
    const slugsInUse = new Set(slugs.get(id));
    return types.map((type) => {
      const slug = pickFreeSlug(type.slug, slugsInUse);
      slugsInUse.add(slug);
      return copyType(type, { id: generateId(), organizationId: organization, bookpageId: id, slug });
    });
  });
  await tx.appointmentType.createMany({ data: rows });
  for (const row of rows) await reserveTypeSlug(tx, row);
}

const copyType = (type: PageTemplateType, added: AddedType) => ({
  ...added,
  templateTypeId: type.id,
  name: type.name,
  active: type.active,
  public: type.public,
  message: type.message,
  description: type.description,
  settings: type.settings as Prisma.InputJsonObject,
  locked: type.locked,
});

async function loadTypeSlugs(tx: Db, organizationId: OrganizationId, pages: string[]) {
  const found = await tx.appointmentType.findMany({
    where: { organizationId, bookpageId: { in: pages } },
    select: { bookpageId: true, slug: true },
  });
  const slugs = new Map<string, string[]>(pages.map((page) => [page, []]));
  for (const { bookpageId, slug } of found) slugs.get(bookpageId)?.push(slug);
  return slugs;
}
