import { moveFilesToDatabase, moveFilesToStorage } from "@/lib/domain/tenancy/pictures/move-files";
import { getDatabase } from "@/lib/platform/db/client";
import { OperatorError } from "@/lib/platform/env/operator-error";
import { findStorage } from "@/lib/platform/storage/object-storage";
import { StorageUnavailableError } from "@/lib/platform/storage/storage-unavailable-error";
import type { Options } from "./options";

export async function runFilesMove({ to }: Options) {
  const storage = findStorage();
  if (!storage) throw new OperatorError("S3_URL is not set: it names the object storage.");
  if (to !== "storage" && to !== "database") throw new OperatorError("--to must be storage or database.");
  try {
    const counts = await (to === "storage" ? moveFilesToStorage : moveFilesToDatabase)(
      getDatabase(),
      storage,
    );
    return { to: to === "storage" ? storage.name : "database", ...counts };
  } catch (error) {
    if (error instanceof StorageUnavailableError)
      throw new OperatorError(`${error.message}. The files moved so far stay moved; run it again.`);
    throw error;
  }
}
