import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

/** Formats the settings of a series: "Every week, 1 to 8 times" */
export const formatSeriesSettings = (
  { every, times }: Schemas["SeriesSettings"],
  t: TranslateConsole,
): string =>
  t("series.upTo", {
    every: [every]
      .flat()
      .map((one) => t(`series.${one}`))
      .join(" / "),
    least: String(times[0]),
    most: String(times[1]),
  });
