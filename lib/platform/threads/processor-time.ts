import { readFileSync, readlinkSync } from "node:fs";

/** Linux reports processor time to programs in this unit, on any kernel. */
const TICK_MS = 10;

/** In a thread: returns its name in Linux's list of tasks; null on other systems. */
export function findThreadTask(): string | null {
  try {
    return readlinkSync("/proc/thread-self");
  } catch {
    return null;
  }
}

/** Returns milliseconds of processor time that a thread has used; null if the system does not report it. */
export function readProcessorTime(task: string | null): number | null {
  if (task === null) return null;
  try {
    const text = readFileSync(`/proc/${task}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" "); // the name before it may contain any character
    const ticks = Number(fields[11]) + Number(fields[12]); // utime and stime of proc(5)
    return Number.isFinite(ticks) ? ticks * TICK_MS : null;
  } catch {
    return null; // the thread has ended
  }
}
