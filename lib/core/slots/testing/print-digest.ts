import { createHash } from "node:crypto";
import { findSlots } from "@/lib/core/slots/find-slots";
import { groupByDate } from "@/lib/core/slots/group-by-date";
import { formatIsoWithOffset } from "@/lib/core/time/format-iso-with-offset";
import { asInstant } from "@/lib/core/time/instant";
import { buildWeek, makeHost, makeRange } from "./factories";
import { TEST_ZONES } from "./test-zones";

/* Prints a digest of the slots of a year in many zones: a process in any time zone must print the same line. */

const digest = createHash("sha256");
for (const zone of TEST_ZONES) {
  const search = {
    hosts: [
      makeHost({
        zone,
        week: buildWeek([makeRange("00:00", "03:00"), makeRange("21:00", "00:00")]),
        todayAsBusy: true,
      }),
    ],
    match: "all" as const,
    duration: 40,
    from: asInstant(Date.UTC(2026, 0, 1)),
    to: asInstant(Date.UTC(2027, 0, 1)),
    now: asInstant(Date.UTC(2026, 2, 29, 1)),
  };
  const starts = findSlots(search);
  digest.update(
    JSON.stringify([zone, [...groupByDate(starts, zone)], starts.map((at) => formatIsoWithOffset(zone, at))]),
  );
}
console.log(digest.digest("hex"));
