import { randomBytes } from "node:crypto";
import { getClockTime } from "@/lib/platform/clock/read-clock";
import { getWorkContext } from "@/lib/platform/work/work-context";

const COUNTER_END = 2 ** 24;
const processPart = randomBytes(5).toString("hex");
let counter = randomBytes(3).readUIntBE(0, 3) >>> 1; // leaves space to count up before the second ends
let second = 0;

/**
 * Generates 24 lower-case hex digits: 4 bytes of seconds, 5 random bytes of this process, 3 of a counter. Ids of one
 * process sort in order of creation. In a sandbox the seconds are those of its clock.
 */
export function generateId(): string {
  const clock = getWorkContext()?.clock;
  const now = Math.floor(Date.now() / 1000);
  if (now > second) second = now; // never backwards, even if the clock is set back
  counter += 1;
  if (counter === COUNTER_END) {
    counter = 0;
    second += 1;
  }
  const shown = clock ? Math.floor(getClockTime(clock) / 1000) : second;
  return shown.toString(16).padStart(8, "0") + processPart + counter.toString(16).padStart(6, "0");
}
