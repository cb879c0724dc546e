import { expect, it } from "vitest";
import { findLocationWarning } from "./find-location-warning";

const at = (latitude: number, longitude: number, address = "Unter den Linden 1, 10117 Berlin") =>
  findLocationWarning({ address, location: { type: "Point", coordinates: [latitude, longitude] } });

it("findLocationWarning detects swapped coordinates", () => {
  expect(at(13.4, 52.52)).toMatchObject({ place: "Berlin", swapped: true });
  expect(at(13.4, 52.52)?.distance).toBeGreaterThan(4_000_000);
});

it("findLocationWarning detects coordinates far from the city", () => {
  expect(at(40.7, -74)).toMatchObject({ place: "Berlin", swapped: false });
});

it("findLocationWarning returns null for coordinates in or near the city", () => {
  expect(at(52.52, 13.4)).toBeNull();
  expect(at(52.1, 12.0)).toBeNull();
});

it("findLocationWarning uses the nearest city of that name and ignores unknown cities", () => {
  expect(at(-31.4, -64.2, "Córdoba")).toBeNull();
  expect(at(37.9, -4.8, "Córdoba")).toBeNull();
  expect(at(0, 0, "Nowhere at all 3")).toBeNull();
  expect(at(0, 0, "")).toBeNull();
});
