import { buildNotFoundProblem } from "@/lib/domain/contracts/problem";
import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import type { Db } from "@/lib/platform/db/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { serializeAbsence } from "./serialize";

export interface AbsencePath {
  user_id: string;
  absence_id: string;
}

/** Lists a user's absences in the order of their first days. */
export async function listAbsences(db: Db, organization: OrganizationId, userId: string) {
  await getUserRow(db, organization, userId);
  const rows = await db.absence.findMany({
    where: { organizationId: organization, userId },
    orderBy: [{ startDate: "asc" }, { id: "asc" }],
  });
  return rows.map(serializeAbsence);
}

export const getAbsence = async (db: Db, organization: OrganizationId, path: AbsencePath) =>
  serializeAbsence(await getAbsenceRow(db, organization, path));

export async function getAbsenceRow(
  db: Db,
  organization: OrganizationId,
  { user_id, absence_id }: AbsencePath,
) {
  const row = await db.absence.findFirst({
    where: { organizationId: organization, userId: user_id, id: absence_id },
  });
  if (row) return row;
  await getUserRow(db, organization, user_id);
  throw buildNotFoundProblem(`The absence ${absence_id}`);
}
