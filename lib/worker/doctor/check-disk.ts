import { statfs } from "node:fs/promises";
import { type DoctorContext, type Finding, reportFailure, reportPass } from "./finding";

const MIN_FREE_BYTES = 1_000_000_000;
const BYTES_A_GIGABYTE = 1_000_000_000;

export async function checkDisk({ settings }: DoctorContext): Promise<Finding[]> {
  const folder = settings.BOOKPAGE_DATA_DIR;
  const found = await statfs(folder).catch(() => null);
  if (!found) return [reportPass("disk", `${folder} is not used`)];
  const freeBytes = found.bavail * found.bsize;
  const free = `${(freeBytes / BYTES_A_GIGABYTE).toFixed(1)} GB free where ${folder} is`;
  return [
    freeBytes >= MIN_FREE_BYTES
      ? reportPass("disk", free)
      : reportFailure("disk", free, "free space: a full disk stops the database"),
  ];
}
