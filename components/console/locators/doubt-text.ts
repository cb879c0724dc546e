import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

/** Asks about coordinates that lie far from their address, or tells of a link to no page. */
export function doubtText(
  { place, distance = 0, swapped }: Schemas["LocationDoubt"],
  lang: string,
  t: TranslateConsole,
): string {
  if (place === undefined) return t("todo.leadsNowhere");
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
