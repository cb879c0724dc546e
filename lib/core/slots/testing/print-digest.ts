import { createHash } from "node:crypto";
import { findSlots } from "@/lib/core/slots/find-slots";
import { groupByDate } from "@/lib/core/slots/group-by-date";
import { isoWithOffset } from "@/lib/core/time/format";
import { instant } from "@/lib/core/time/instant";
import { buildWeek, hostWith, range } from "./factories";
import { TEST_ZONES } from "./zones";

/* Prints one line that stands for the slots of a year in many zones: a process in any time zone must print the same. */

const digest = createHash("sha256");
for (const zone of TEST_ZONES) {
  const search = {
    hosts: [
      hostWith({
        zone,
        week: buildWeek([range("00:00", "03:00"), range("21:00", "00:00")]),
        todayAsBusy: true,
      }),
    ],
    match: "all" as const,
    duration: 40,
    from: instant(Date.UTC(2026, 0, 1)),
    to: instant(Date.UTC(2027, 0, 1)),
    now: instant(Date.UTC(2026, 2, 29, 1)),
  };
  const starts = findSlots(search);
  digest.update(
    JSON.stringify([zone, [...groupByDate(starts, zone)], starts.map((at) => isoWithOffset(zone, at))]),
  );
}
console.log(digest.digest("hex"));
