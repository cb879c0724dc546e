import { expect, it } from "vitest";
import { normalizeZoneCase } from "./normalize-zone-case";

const NAMES = [
  ...Intl.supportedValuesOf("timeZone"),
  ...[
    "Asia/Calcutta",
    "Asia/Kolkata",
    "Europe/Kyiv",
    "UTC",
    "Etc/UTC",
    "Etc/GMT+5",
    "GMT0",
    "US/Pacific",
    "US/East-Indiana",
  ],
  ...[
    "America/Knox_IN",
    "America/Port-au-Prince",
    "Antarctica/McMurdo",
    "Antarctica/DumontDUrville",
    "W-SU",
    "GB-Eire",
  ],
  ...[
    "Africa/Dar_es_Salaam",
    "Europe/Isle_of_Man",
    "NZ-CHAT",
    "EST5EDT",
    "Mexico/BajaNorte",
    "Chile/EasterIsland",
    "PRC",
  ],
];

it.each([
  ["small letters", (name: string) => name.toLowerCase()],
  ["capital letters", (name: string) => name.toUpperCase()],
])("normalizeZoneCase restores the database's case of names in %s", (_, send) => {
  expect(NAMES.map((name) => normalizeZoneCase(send(name)))).toEqual(NAMES);
});
