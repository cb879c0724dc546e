import { readFile, readlink, stat } from "node:fs/promises";
import path from "node:path";
import { isAlive } from "@/lib/platform/process/is-alive";
import { writeFileAtomically } from "@/lib/platform/process/write-file-atomically";

interface Postmaster {
  pid: number;
  port: number;
}

const NO_SUCH_PID = 2 ** 31 - 2;

/** Reads the postmaster.pid of the server that runs on this folder, or was killed there. */
export async function readPostmaster(cluster: string): Promise<Postmaster | undefined> {
  const text = await readFile(path.join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const lines = text.split("\n");
  const pid = Math.abs(Number.parseInt(lines[0] ?? "", 10));
  return Number.isNaN(pid) ? undefined : { pid, port: Number(lines[3] ?? 0) };
}

/** True if that process still is a PostgreSQL server of this folder, and not another program with the same id. */
export async function isPostmaster(cluster: string, pid: number): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const command = await readFile(`/proc/${pid}/comm`, "utf8").catch(() => undefined);
  if (command === undefined) return true; // no /proc on this system: PostgreSQL decides
  if (command.trim() !== "postgres") return false;
  try {
    return (await readlink(`/proc/${pid}/cwd`)) === path.resolve(cluster);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES"; // ENOENT: the process has ended
  }
}

/**
 * Clears the process id in a stale postmaster.pid: PostgreSQL does not start while any program has that id. The rest
 * of the file must stay, because the server uses it to detect processes of the old one that still write. The file
 * keeps the folder's owner, or the server, which runs as another account than root, could not read it.
 */
export async function clearPostmasterPid(cluster: string) {
  const file = path.join(cluster, "postmaster.pid");
  const lines = (await readFile(file, "utf8")).split("\n");
  const owner = await stat(cluster);
  await writeFileAtomically(file, [NO_SUCH_PID, ...lines.slice(1)].join("\n"), { owner });
}
