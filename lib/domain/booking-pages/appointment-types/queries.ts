import { getBookpageRow } from "@/lib/domain/booking-pages/bookpages/queries";
import type { Db } from "@/lib/platform/db/client";
import type { AppointmentType, Bookpage } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { buildNotFoundProblem } from "@/lib/platform/http/problem";
import { serializeAppointmentType } from "./serialize";

export interface AppointmentTypePath {
  nickname: string;
  handle: string;
}

export async function getAppointmentType(
  db: Db,
  organization: OrganizationId,
  { nickname, handle }: AppointmentTypePath,
) {
  const page = await getBookpageRow(db, organization, nickname);
  return serializeAppointmentType(await getAppointmentTypeRow(db, page, handle));
}

export async function listAppointmentTypes(db: Db, organization: OrganizationId, nickname: string) {
  const page = await getBookpageRow(db, organization, nickname);
  const rows = await db.appointmentType.findMany({
    where: { organizationId: organization, bookpageId: page.id },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
  });
  return rows.map(serializeAppointmentType);
}

export async function getAppointmentTypeRow(
  db: Db,
  { organizationId, id: bookpageId }: Bookpage,
  handle: string,
): Promise<AppointmentType> {
  const row = await db.appointmentType.findFirst({ where: { organizationId, bookpageId, handle } });
  if (!row) throw buildNotFoundProblem(`The appointment type ${handle}`);
  return row;
}
