import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

/** Formats warnings about coordinates far from their address and broken links. */
export const formatLocationWarning = (
  doubt: Schemas["LocationDoubt"],
  locale: string,
  t: TranslateConsole,
): string =>
  [formatDistanceWarning(doubt, locale, t), doubt.link === undefined ? null : t("locators.linkNowhere")]
    .filter((text) => text !== null)
    .join(" ");

/** Returns null if they are not far from it. */
export function formatDistanceWarning(
  { place, distance = 0, swapped }: Schemas["LocationDoubt"],
  locale: string,
  t: TranslateConsole,
): string | null {
  if (place === undefined) return null;
  const kilometres = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: "kilometer",
    maximumSignificantDigits: 2,
  });
  return t(swapped ? "locators.farSwapped" : "locators.far", {
    distance: kilometres.format(distance / 1000),
    place,
  });
}
