import { runStatement } from "@/lib/platform/db/run-statement";
import { statement } from "@/lib/platform/db/statement";
import { openStorage } from "@/lib/platform/storage/object-storage";
import { type Finding, fine, type Patient, wrong } from "./finding";

const ABOUT = "files";

const OUTSIDE = statement<{ count: number }>(
  "SELECT count(*)::int AS count FROM files WHERE content IS NULL",
);

/** Whether the object storage takes, gives and removes, and whether files are kept in one that is not set. */
export async function checkStorage({ client, settings }: Patient): Promise<Finding[]> {
  const [files] = await runStatement(client, OUTSIDE);
  const outside = files?.count ?? 0;
  if (!settings.S3_URL)
    return outside > 0
      ? [
          wrong(
            ABOUT,
            `${outside} files are kept in an object storage, and S3_URL is not set`,
            "set S3_URL again",
          ),
        ]
      : [fine(ABOUT, "no S3_URL is set: files are kept in the database")];
  const storage = openStorage(settings.S3_URL);
  try {
    const key = `doctor/${Date.now()}`;
    await storage.put(key, Buffer.from("a file of the doctor"), "text/plain");
    const read = await storage.get(key);
    await storage.remove(key);
    if (!read) throw new Error(`${storage.name}: what was put there was not there`);
    return [fine(ABOUT, `${storage.name} keeps ${outside} files`)];
  } catch (error) {
    return [
      wrong(
        ABOUT,
        (error as Error).message,
        "see that key, secret, region and bucket of S3_URL are right, and that the key may put, get, list and delete",
      ),
    ];
  }
}
