import { queryOptions } from "@tanstack/react-query";
import { DAY } from "@/lib/core/time/instant";
import type { Language } from "@/lib/platform/i18n/languages";
import { answered, api } from "../../api";

/** Public holidays are decided years ahead. */
const HOLIDAYS_STALE_MS = DAY;

export const holidayCountriesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["holiday countries", lang],
    queryFn: async () =>
      (await answered(api.GET("/v2/holidays/countries", { params: { query: { lang } } }))).value,
    staleTime: HOLIDAYS_STALE_MS,
  });

interface Asked {
  country: string;
  region: string | null;
  year: number;
  lang: Language;
}

export const holidaysQuery = ({ country, region, year, lang }: Asked) =>
  queryOptions({
    queryKey: ["holidays", country, region, year, lang],
    queryFn: async () =>
      (
        await answered(
          api.GET("/v2/holidays", { params: { query: { country, ...(region && { region }), year, lang } } }),
        )
      ).value,
    staleTime: HOLIDAYS_STALE_MS,
  });
