import { getUserRow } from "@/lib/domain/tenancy/organizations/get-user-row";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { generateId } from "@/lib/platform/db/generate-id";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { requireAbsenceCapacity } from "./require-absence-capacity";
import type { AbsenceBody } from "./schema";
import { serializeAbsence } from "./serialize";
import { toAbsenceColumns } from "./to-absence-columns";
import { validateAbsence } from "./validate-absence";

export function createAbsence(db: Db, organization: OrganizationId, userId: string, body: AbsenceBody) {
  return withTransaction(db, async (tx) => {
    await getUserRow(tx, organization, userId);
    const { start_date: start, end_date: end } = body;
    await validateAbsence(tx, organization, { user: userId, start, end, sent: body });
    await requireAbsenceCapacity(tx, organization, userId);
    const ofUser = { organizationId: organization, userId };
    const data = { id: generateId(), ...ofUser, ...toAbsenceColumns(body), startDate: start, endDate: end };
    return serializeAbsence(await tx.absence.create({ data }));
  });
}
