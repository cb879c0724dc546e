import { readdirSync, readFileSync } from "node:fs";

const TICKS_A_SECOND = 100; // on Linux

interface Stat {
  pid: number;
  parent: number;
  ticks: number;
}

/** Returns the processor time that a process and its descendants have used so far. */
export function readCpuSeconds(root: number): number {
  const all = readdirSync("/proc").flatMap((name) => (/^\d+$/.test(name) ? readStat(name) : []));
  const sum = (pid: number): number =>
    all.reduce(
      (ticks, one) => ticks + (one.pid === pid ? one.ticks : 0) + (one.parent === pid ? sum(one.pid) : 0),
      0,
    );
  return sum(root) / TICKS_A_SECOND;
}

function readStat(name: string): Stat[] {
  try {
    const stat = readFileSync(`/proc/${name}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]];
    return [{ pid: Number(name), parent, ticks: user + system }];
  } catch {
    return []; // the process has ended
  }
}
