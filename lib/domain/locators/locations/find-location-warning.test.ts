import { expect, it } from "vitest";
import { findLocationWarning } from "./find-location-warning";

const at = (latitude: number, longitude: number, address = "Unter den Linden 1, 10117 Berlin") =>
  findLocationWarning({ address, location: { type: "Point", coordinates: [latitude, longitude] } });

it("findDoubt sees numbers that are swapped", () => {
  expect(at(13.4, 52.52)).toMatchObject({ place: "Berlin", swapped: true });
  expect(at(13.4, 52.52)?.distance).toBeGreaterThan(4_000_000);
});

it("findDoubt sees a place that is far away for another reason", () => {
  expect(at(40.7, -74)).toMatchObject({ place: "Berlin", swapped: false });
});

it("findDoubt leaves alone what is there or near", () => {
  expect(at(52.52, 13.4)).toBeNull();
  expect(at(52.1, 12.0)).toBeNull();
});

it("findDoubt takes the nearest of several cities of that name, and knows nothing of others", () => {
  expect(at(-31.4, -64.2, "Córdoba")).toBeNull();
  expect(at(37.9, -4.8, "Córdoba")).toBeNull();
  expect(at(0, 0, "Nowhere at all 3")).toBeNull();
  expect(at(0, 0, "")).toBeNull();
});
