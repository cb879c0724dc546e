import { isDeepStrictEqual } from "node:util";
import type { Instant } from "@/lib/core/time/instant";
import { enqueueEntries } from "@/lib/domain/calendars/enqueue-entries";
import type { EventRow } from "@/lib/domain/events/event-rows";
import { type ActiveWorkflow, isForEvent } from "@/lib/domain/events/planned-steps/active-workflow";
import type { StoredStep } from "@/lib/domain/events/planned-steps/planned-step";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import { parseCalendarLines } from "./calendar-line";
import { deriveCalendarLines } from "./derive-calendar-lines";

// SEQUENCE stays: the time is the same, so no guest has to answer again. updated_at is DTSTAMP and LAST-MODIFIED.
const UPDATE = definePreparedStatement(`
  UPDATE events SET calendar_lines = $3, updated_at = $4 WHERE organization_id = $1 AND id = $2`);

interface AddedSteps {
  workflows: readonly ActiveWorkflow[];
  /** All steps of the meeting, with their present states. */
  stored: readonly StoredStep[];
}

/** Stores the lines of a meeting's calendar entries, if they have changed, and queues the writing of the entries. */
export async function syncCalendarLines(
  tx: Db,
  event: EventRow,
  { workflows, stored }: AddedSteps,
  now: Instant,
): Promise<void> {
  const lines = deriveCalendarLines(
    stored,
    workflows.filter((workflow) => isForEvent(workflow, event)),
  );
  if (isDeepStrictEqual(lines, parseCalendarLines(event))) return;
  const { organizationId, id } = event;
  await executeSql(tx, UPDATE, [
    organizationId,
    id,
    lines.length > 0 ? JSON.stringify(lines) : null,
    new Date(now),
  ]);
  await enqueueEntries(tx, asOrganizationId(organizationId), {
    id,
    users: [event.createdByUserId, event.roomId, ...event.invitees.map(({ userId }) => userId)],
  });
}
