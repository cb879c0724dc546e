export type DistanceUnit = "kilometre" | "mile";

const METRES_PER_UNIT = { metre: 1, kilometre: 1000, foot: 0.3048, mile: 1609.344 } as const;

/** Measured in units of the drawing. */
const MAX_LENGTH_UNITS = 120;

/** Picks the longest round value (1, 2 or 5 times a power of ten) that fits the map. */
export function pickScale(metresPerUnit: number, unit: DistanceUnit) {
  const maxMetres = MAX_LENGTH_UNITS * metresPerUnit;
  const name = maxMetres >= METRES_PER_UNIT[unit] ? unit : unit === "mile" ? "foot" : "metre";
  const value = roundDown(maxMetres / METRES_PER_UNIT[name]);
  return { value, name, length: (value * METRES_PER_UNIT[name]) / metresPerUnit } as const;
}

function roundDown(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([5, 2].find((digit) => digit * power <= value) ?? 1) * power;
}
