import { runOnConnection } from "@/lib/platform/db/run-on-connection";
import { defineStatement } from "@/lib/platform/db/statement";
import { openStorage } from "@/lib/platform/storage/object-storage";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const ABOUT = "files";

const OUTSIDE = defineStatement<{ count: number }>(
  "SELECT count(*)::int AS count FROM files WHERE content IS NULL",
);

/**
 * Checks that the object storage writes, reads and deletes, and that no file is stored in a storage that is not
 * configured.
 */
export async function checkStorage({ client, settings }: DoctorContext): Promise<Finding[]> {
  const [files] = await runOnConnection(client, OUTSIDE);
  const outside = files?.count ?? 0;
  if (!settings.S3_URL)
    return outside > 0
      ? [
          reportFailure(
            ABOUT,
            `${outside} files are stored in an object storage, and S3_URL is not set`,
            "set S3_URL again",
          ),
        ]
      : [reportPass(ABOUT, "S3_URL is not set: files are stored in the database")];
  const storage = openStorage(settings.S3_URL);
  try {
    const key = `doctor/${Date.now()}`;
    await storage.put(key, Buffer.from("a file of the doctor"), "text/plain");
    const read = await storage.get(key);
    await storage.remove(key);
    if (!read) throw new Error(`${storage.name}: a stored file could not be read back`);
    return [reportPass(ABOUT, `${storage.name} keeps ${outside} files`)];
  } catch (error) {
    return [
      reportFailure(
        ABOUT,
        (error as Error).message,
        "check key, secret, region and bucket of S3_URL; the key needs the rights to put, get, list and delete",
      ),
    ];
  }
}
