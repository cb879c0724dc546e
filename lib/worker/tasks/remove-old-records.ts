import { removeOldRecords } from "@/lib/domain/lifecycle/retention/remove-old-records";
import { wakeSandboxes } from "@/lib/domain/lifecycle/test-mode/wake-sandboxes";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";

export async function removeOldRecordsTask() {
  await removeOldRecords(database(), env());
  await wakeSandboxes(database());
}
