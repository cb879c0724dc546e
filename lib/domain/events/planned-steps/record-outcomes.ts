import type { Instant } from "@/lib/core/time/instant";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { buildOutcomeRows } from "./build-outcome-rows";
import type { StepOutcome } from "./step-channel";

const RECORD = definePreparedStatement(`
  UPDATE planned_steps s SET state = n.state, reason = n.reason, ended_at = $3
    FROM jsonb_to_recordset($2) AS n (id text, state text, reason text)
   WHERE s.organization_id = $1 AND s.id = n.id`);

/** Records the outcomes of steps by their ids, in the transaction that queued their messages. */
export async function recordOutcomes(
  tx: Db,
  { organizationId }: Pick<EventRow, "organizationId">,
  outcomes: ReadonlyMap<string, StepOutcome>,
  now: Instant,
): Promise<void> {
  if (outcomes.size === 0) return;
  const rows = buildOutcomeRows(outcomes);
  await executeSql(tx, RECORD, [organizationId, JSON.stringify(rows), new Date(now)]);
}
