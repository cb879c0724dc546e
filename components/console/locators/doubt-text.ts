import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

/** Asks about coordinates that lie far from their address. */
export function doubtText(
  { place, distance, swapped }: Schemas["LocationDoubt"],
  lang: string,
  t: TranslateConsole,
): string {
  const kilometres = new Intl.NumberFormat(lang, {
    style: "unit",
    unit: "kilometer",
    maximumSignificantDigits: 2,
  });
  return t(swapped ? "locators.farSwapped" : "locators.far", {
    distance: kilometres.format(distance / 1000),
    place,
  });
}
