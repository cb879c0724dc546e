import { expect, it } from "vitest";
import { findZone, resolveRequestedZone } from "./find-zone";
import { formatCity } from "./zone-names";

it.each([
  ["Dumont d'Urville", "Antarctica/DumontDUrville"],
  ["dumont", "Antarctica/DumontDUrville"],
  ["São Paulo", "America/Sao_Paulo"],
  ["sao paulo", "America/Sao_Paulo"],
  ["  new york ", "America/New_York"],
  ["St. John’s", "America/St_Johns"],
  ["Europe/Paris", "Europe/Paris"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["utc", "UTC"],
  ["İSTANBUL", "Europe/Istanbul"],
  ["ıstanbul", "Europe/Istanbul"],
])("findZone finds the zone of %j", (typed, zone) => {
  expect(findZone(typed)).toBe(zone);
});

it.each([null, "", "  ", "Atlantis", "x".repeat(65), "\0", "../etc"])(
  "findZone finds no zone for %j",
  (typed) => {
    expect(findZone(typed)).toBeNull();
  },
);

it("resolveRequestedZone prefers a typed city to a selected zone", () => {
  expect(resolveRequestedZone(new URLSearchParams("tz=Europe/Paris&city=Tokyo"))).toBe("Asia/Tokyo");
  expect(resolveRequestedZone(new URLSearchParams("tz=Europe/Paris&city=Atlantis"))).toBe("Europe/Paris");
  expect(resolveRequestedZone(new URLSearchParams("tz=Europe/Paris&city="))).toBe("Europe/Paris");
});

it.each([
  ["Antarctica/DumontDUrville", "Dumont d’Urville"],
  ["America/St_Johns", "St. John’s"],
  ["America/St_Lucia", "St. Lucia"],
  ["Africa/Ndjamena", "N’Djamena"],
])("formatCity formats %s with its real name", (zone, name) => {
  expect(formatCity(zone)).toBe(name);
});
