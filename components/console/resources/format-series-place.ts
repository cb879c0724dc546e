import type { Schemas } from "../api";
import type { TranslateConsole } from "../texts";

type Series = NonNullable<Schemas["Event"]["series"]>;

/** "2 of 6" */
export const formatSeriesPlace = ({ index, count }: Pick<Series, "index" | "count">, t: TranslateConsole) =>
  t("series.place", { index: String(index), count: String(count) });
