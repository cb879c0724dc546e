import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

/** Asks about coordinates that lie far from their address, and tells of a link to no page. */
export const formatLocationWarning = (
  doubt: Schemas["LocationDoubt"],
  lang: string,
  t: TranslateConsole,
): string =>
  [formatDistanceWarning(doubt, lang, t), doubt.link === undefined ? null : t("locators.linkNowhere")]
    .filter((text) => text !== null)
    .join(" ");

/** Null: they do not lie far from it. */
export function formatDistanceWarning(
  { place, distance = 0, swapped }: Schemas["LocationDoubt"],
  lang: string,
  t: TranslateConsole,
): string | null {
  if (place === undefined) return null;
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
