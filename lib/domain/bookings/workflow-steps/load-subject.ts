import type { Instant } from "@/lib/core/time/instant";
import type { SubjectTrigger } from "@/lib/domain/events/workflows/options";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { loadOfferSubject } from "./load-offer-subject";
import { loadResponseSubject } from "./load-response-subject";
import type { StepSubject } from "./step-subject";

const LOCKS = {
  form_answered: definePreparedStatement(
    "SELECT 1 FROM form_responses WHERE organization_id = $1 AND id = $2 FOR UPDATE",
  ),
  offer_waiting: definePreparedStatement(
    "SELECT 1 FROM waiting_entries WHERE organization_id = $1 AND id = $2 FOR UPDATE",
  ),
} as const;

/** Locks the answers or the entry for the transaction, then reads them; null if they were deleted. */
export async function lockSubject(
  tx: Db,
  organization: OrganizationId,
  { trigger, subject }: { trigger: SubjectTrigger; subject: string },
  now: Instant,
): Promise<StepSubject | null> {
  await executeSql(tx, LOCKS[trigger], [organization, subject]);
  return trigger === "form_answered"
    ? loadResponseSubject(tx, organization, subject)
    : loadOfferSubject(tx, organization, subject, now);
}
