import ICAL from "ical.js";
import { expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import type { LocalDate } from "@/lib/core/time/local-date";
import { toInstant } from "@/lib/core/time/zone";
import { buildZoneComponent } from "./zone-component";

const FIRST = asInstant(Date.UTC(2031, 0, 6));
const LAST = asInstant(Date.UTC(2032, 11, 30));

it.each([
  ["Europe/Berlin", 2],
  ["America/New_York", 2],
  ["Australia/Sydney", 2],
  ["Asia/Tokyo", 1],
  ["UTC", 1],
  ["Africa/Casablanca", null], // changes by the moon's phases
  ["America/Santiago", null], // not on the nth of a weekday
])("buildZoneComponent describes the offsets of %s", (name, count) => {
  const component = buildZoneComponent(name, FIRST, LAST);
  if (count !== null) expect(component.getAllSubcomponents()).toHaveLength(count);
  const written = new ICAL.Component(ICAL.parse(component.toString()));
  const zone = new ICAL.Timezone({ component: written, tzid: name });
  for (const year of [2031, 2032])
    for (let month = 1; month <= 12; month++)
      for (const day of [3, 12, 21, 28]) {
        const time = ICAL.Time.fromData({ year, month, day, hour: 9, minute: 30, isDate: false }, zone);
        const date = [year, month, day].map((part) => String(part).padStart(2, "0")).join("-");
        expect([date, time.toUnixTime() * 1000]).toEqual([date, toInstant(name, date as LocalDate, 570)]);
      }
});
