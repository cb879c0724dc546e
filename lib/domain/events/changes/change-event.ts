import { ApiProblem } from "@/lib/domain/contracts/problem";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { deriveEventPhase, type EventOperation, evaluateOperation } from "@/lib/domain/events/policy";
import { requireEvent } from "@/lib/domain/events/queries";
import { serializeEvent } from "@/lib/domain/events/serialize";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { defineStatement } from "@/lib/platform/db/statement";
import type { EventTarget } from "./event-target";
import { type EventChangeOutcome, type EventChangeResult, finishChange } from "./finish-change";

const LOCK = defineStatement("SELECT 1 FROM events WHERE id = $1 AND organization_id = $2 FOR UPDATE");

/**
 * Runs an operation on an event: locks and reads its row, lets `change` decide and write the parts, and finishes.
 * `change` returns null if there is nothing to change. Hosts are locked after the event, never before, which avoids
 * deadlocks.
 */
export function changeEvent(
  db: Db,
  { organization, id, precondition, now, isQuiet = false }: EventTarget,
  operation: EventOperation,
  change: (tx: Db, event: EventRow) => Promise<EventChangeOutcome | null>,
): Promise<EventChangeResult> {
  return withTransaction(db, async (tx) => {
    await executeSql(tx, LOCK, [id, organization]);
    const event = await requireEvent(tx, organization, id);
    precondition.check(event);
    const verdict = evaluateOperation(operation, deriveEventPhase(event));
    if (verdict === "refused")
      throw new ApiProblem("conflict", "The event is cancelled.", { reason: "event_cancelled" });
    const outcome = verdict === "allowed" ? await change(tx, event) : null;
    if (!outcome) return { event: serializeEvent(event), happened: null };
    return finishChange(tx, organization, event, { ...outcome, isQuiet }, now);
  });
}
