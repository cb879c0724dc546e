import { getBookpageRow } from "@/lib/domain/booking-pages/bookpages/queries";
import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import type { Db } from "@/lib/platform/db/client";
import type { AppointmentType, Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { serializeAppointmentType } from "./serialize";

export interface AppointmentTypeAddress {
  pageSlug: string;
  typeSlug: string;
}

export async function getAppointmentType(
  db: Db,
  organization: OrganizationId,
  { pageSlug, typeSlug }: AppointmentTypeAddress,
) {
  const page = await getBookpageRow(db, organization, pageSlug);
  return serializeAppointmentType(await getAppointmentTypeRow(db, page, typeSlug));
}

export async function listAppointmentTypes(db: Db, organization: OrganizationId, slug: string) {
  const page = await getBookpageRow(db, organization, slug);
  const rows = await db.appointmentType.findMany({
    where: { organizationId: organization, bookpageId: page.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(serializeAppointmentType);
}

export async function getAppointmentTypeRow(
  db: Db,
  { organizationId, id: bookpageId }: Bookpage,
  slug: string,
): Promise<AppointmentType> {
  const row = await db.appointmentType.findFirst({ where: { organizationId, bookpageId, slug } });
  if (!row) throw buildNotFoundProblem(`The appointment type ${slug}`);
  return row;
}
