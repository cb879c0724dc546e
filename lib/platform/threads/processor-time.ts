import { readFileSync, readlinkSync } from "node:fs";

/** Linux counts processor time in these units for programs, whatever its kernel counts in. */
const TICK_MS = 10;

/** In a thread: the name under which Linux lists it; null on other systems. */
export function findThreadTask(): string | null {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return null;
  }
}

/** Milliseconds of processor time that a thread has used since it began; null where the system does not tell. */
export function readProcessorTime(task: string | null): number | null {
  if (task === null) return null;
  try {
    const text = readFileSync(`/proc/${task}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" "); // the name before it may hold anything
    const ticks = Number(fields[11]) + Number(fields[12]); // utime and stime of proc(5)
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null; // the thread has ended
  }
}
