import type { DateTimeStyle } from "@/lib/platform/i18n/format-date-time";
import { toLocale } from "@/lib/platform/i18n/languages";
import type { DistanceUnit } from "./map/pick-scale";

type DistanceLocale = Pick<DateTimeStyle, "lang" | "region">;

/** Countries that use miles on roads. */
const MILE_COUNTRIES = ["US", "GB", "LR", "MM"];

export const pickDistanceUnit = ({ region }: DistanceLocale): DistanceUnit =>
  MILE_COUNTRIES.includes(region) ? "mile" : "kilometre";

const METRES_IN_MILE = 1609.344;

/** "850 m", "3.4 km", "120 mi", by the units of the region. */
export function formatDistance(reader: DistanceLocale, metres: number): string {
  if (pickDistanceUnit(reader) === "mile") {
    const miles = metres / METRES_IN_MILE;
    return formatLength(
      reader,
      miles < 10 ? Math.max(0.1, Math.round(miles * 10) / 10) : Math.round(miles),
      "mile",
    );
  }
  if (metres < 950) return formatLength(reader, Math.max(10, Math.round(metres / 10) * 10), "metre");
  const kilometres = metres / 1000;
  return formatLength(
    reader,
    kilometres < 10 ? Math.round(kilometres * 10) / 10 : Math.round(kilometres),
    "kilometre",
  );
}

const INTL_NAMES = { metre: "meter", kilometre: "kilometer", foot: "foot", mile: "mile" } as const;

export const formatLength = (
  { lang, region }: DistanceLocale,
  value: number,
  unit: keyof typeof INTL_NAMES,
): string =>
  new Intl.NumberFormat(toLocale(lang, region), { style: "unit", unit: INTL_NAMES[unit] }).format(value);
