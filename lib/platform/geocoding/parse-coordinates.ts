import type { Coordinates } from "@/lib/core/geography/coordinates";

const COORDINATES_PATTERN = /^\s*([+-]?\d+(?:\.\d*)?)\s*,\s*([+-]?\d+(?:\.\d*)?)\s*$/;

/** Parses `latitude,longitude` in decimal degrees; null for other text, such as an address. */
export function parseCoordinates(text: string): Coordinates | "out_of_range" | null {
  const numbers = COORDINATES_PATTERN.exec(text);
  if (!numbers) return null;
  const [latitude, longitude] = [Number(numbers[1]), Number(numbers[2])];
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : "out_of_range";
}
