import { removeOldRecords } from "@/lib/domain/retention/remove-old-records";
import { wakeSandboxes } from "@/lib/domain/test-mode/wake-sandboxes";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";

export async function removeOldRecordsTask() {
  await removeOldRecords(database(), env());
  await wakeSandboxes(database());
}
