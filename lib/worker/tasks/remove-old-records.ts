import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { scheduleRunningSandboxes } from "@/lib/domain/lifecycle/test-mode/schedule-running-sandboxes";
import { getDatabase } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";

export async function removeOldRecordsTask() {
  await removeOldRecords(getDatabase(), env());
  await scheduleRunningSandboxes(getDatabase());
}
