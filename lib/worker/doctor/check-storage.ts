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
            `${outside} files are kept in an object storage, and S3_URL is not set`,
            "set S3_URL again",
          ),
        ]
      : [reportPass(ABOUT, "no S3_URL is set: files are kept in the database")];
  const storage = openStorage(settings.S3_URL);
  try {
    const key = `doctor/${Date.now()}`;
    await storage.put(key, Buffer.from("a file of the doctor"), "text/plain");
    const read = await storage.get(key);
    await storage.remove(key);
    if (!read) throw new Error(`${storage.name}: what was put there was not there`);
    return [reportPass(ABOUT, `${storage.name} keeps ${outside} files`)];
  } catch (error) {
    return [
      reportFailure(
        ABOUT,
        (error as Error).message,
        "see that key, secret, region and bucket of S3_URL are right, and that the key may put, get, list and delete",
      ),
    ];
  }
}
