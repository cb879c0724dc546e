import { removeOldRecords } from "@/lib/domain/retention/remove-old-records";
import { database } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env/env";

export const removeOldRecordsTask = () => removeOldRecords(database(), env());
