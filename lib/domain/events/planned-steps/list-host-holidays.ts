import { toEpochDay } from "@/lib/core/time/local-date";
import { listHolidayDates } from "@/lib/domain/availability/holidays/list-holiday-dates";
import type { HolidaysSetting } from "@/lib/domain/availability/holidays/schema";
import type { EventRow } from "@/lib/domain/events/event-rows";
import type { WorkflowStep } from "@/lib/domain/events/workflows/step-schema";
import type { Db } from "@/lib/platform/db/client";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { definePreparedStatement } from "@/lib/platform/db/statement";
import type { Holidays } from "./derive-due-time";

const MAIN = definePreparedStatement<{ holidays: HolidaysSetting | null }>(`
  SELECT holidays FROM availabilities WHERE organization_id = $1 AND user_id = $2 ORDER BY created_at, id LIMIT 1`);

const NO_HOLIDAYS: Holidays = new Set();

/** Lists the holidays of the host's main availability, if any of these steps counts working days. */
export async function listHostHolidays(
  db: Db,
  event: EventRow,
  steps: readonly Pick<WorkflowStep, "when">[],
): Promise<Holidays> {
  const host = event.createdByUserId;
  if (!host || !steps.some(({ when }) => when.unit === "working_days")) return NO_HOLIDAYS;
  const [main] = await executeSql(db, MAIN, [event.organizationId, host]);
  if (!main?.holidays) return NO_HOLIDAYS;
  return new Set((await listHolidayDates(main.holidays)).map(toEpochDay));
}
