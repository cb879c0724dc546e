import { expect, it } from "vitest";
import { EARTH_RADIUS_METRES, measureDistance } from "./measure-distance";

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

it("measureDistance is correct between cities", () => {
  const [paris, london] = [at(48.8566, 2.3522), at(51.5074, -0.1278)];
  expect(measureDistance(paris, london) / 1000).toBeCloseTo(343.6, 0);
});

it("measureDistance takes the short way across the date line and the poles", () => {
  const degree = (Math.PI / 180) * EARTH_RADIUS_METRES;
  expect(measureDistance(at(0, 179.5), at(0, -179.5))).toBeCloseTo(degree, 3);
  expect(measureDistance(at(89.5, 0), at(89.5, 180))).toBeCloseTo(degree, 3);
  expect(measureDistance(at(90, 0), at(90, 123))).toBeCloseTo(0, 3);
});

it("measureDistance is half the circumference to the antipode, and zero to the same point", () => {
  expect(measureDistance(at(30, 40), at(-30, -140))).toBeCloseTo(Math.PI * EARTH_RADIUS_METRES, 0);
  expect(measureDistance(at(48, 2), at(48, 2))).toBe(0);
});
