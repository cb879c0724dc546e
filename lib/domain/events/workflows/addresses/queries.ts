import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement, formatAnyOf } from "@/lib/platform/db/statement";
import type { AddressState } from "./address-states";

export interface WorkflowAddressRow {
  id: string;
  email: string;
  confirmedAt: Date | null;
  stoppedAt: Date | null;
  mailedAt: Date;
}

const ADDRESSES = definePreparedStatement<WorkflowAddressRow>(`
  SELECT id, email, confirmed_at AS "confirmedAt", stopped_at AS "stoppedAt", mailed_at AS "mailedAt"
    FROM workflow_addresses WHERE organization_id = $1 AND email = ${formatAnyOf("$2")}`);

/** Finds the rows of fixed addresses. */
export const findWorkflowAddresses = async (
  db: Db,
  organization: OrganizationId,
  emails: readonly string[],
): Promise<WorkflowAddressRow[]> =>
  emails.length > 0 ? executeSql(db, ADDRESSES, [organization, emails]) : [];

export const deriveAddressState = ({
  confirmedAt,
  stoppedAt,
}: Pick<WorkflowAddressRow, "confirmedAt" | "stoppedAt">): AddressState =>
  confirmedAt ? "confirmed" : stoppedAt ? "stopped" : "unconfirmed";

/** Maps fixed addresses to their states. */
export async function mapAddressStates(
  db: Db,
  organization: OrganizationId,
  emails: readonly string[],
): Promise<ReadonlyMap<string, AddressState>> {
  const rows = await findWorkflowAddresses(db, organization, emails);
  return new Map(rows.map((row) => [row.email, deriveAddressState(row)]));
}
