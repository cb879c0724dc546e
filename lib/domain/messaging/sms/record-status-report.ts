import { type Db, withTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import type { TextMessageState } from "./options";
import { mergeReportedState } from "./policy";
import type { StatusReport } from "./provider";

/** Records a signed report; one about another message of the provider changes nothing. */
export const recordStatusReport = (
  db: Db,
  organization: OrganizationId,
  id: string,
  { providerId, state, error }: StatusReport,
): Promise<void> =>
  withTransaction(db, async (tx) => {
    await lockRow(tx, "text_messages", { organizationId: organization, id });
    const row = await tx.textMessage.findFirst({ where: { organizationId: organization, id } });
    if (!row || (row.providerId !== null && row.providerId !== providerId)) return;
    const next = state ? mergeReportedState(row.state as TextMessageState, state) : row.state;
    const isOver = next === "undelivered" || next === "failed";
    const data = { state: next, providerId, error: next === row.state ? row.error : isOver ? error : null };
    await tx.textMessage.updateMany({ where: { organizationId: organization, id }, data });
  });
