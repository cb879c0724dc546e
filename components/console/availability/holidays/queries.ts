import { queryOptions } from "@tanstack/react-query";
import { DAY } from "@/lib/core/time/instant";
import type { Language } from "@/lib/platform/i18n/languages";
import { api, unwrapResponse } from "../../api";

/** Public holidays change rarely. */
const HOLIDAYS_STALE_MS = DAY;

export const buildHolidayCountriesQuery = (lang: Language) =>
  queryOptions({
    queryKey: ["holiday countries", lang],
    queryFn: async () =>
      (await unwrapResponse(api.GET("/v2/holidays/countries", { params: { query: { lang } } }))).value,
    staleTime: HOLIDAYS_STALE_MS,
  });

interface HolidaysRequest {
  country: string;
  region: string | null;
  year: number;
  lang: Language;
}

export const buildHolidaysQuery = ({ country, region, year, lang }: HolidaysRequest) =>
  queryOptions({
    queryKey: ["holidays", country, region, year, lang],
    queryFn: async () =>
      (
        await unwrapResponse(
          api.GET("/v2/holidays", { params: { query: { country, ...(region && { region }), year, lang } } }),
        )
      ).value,
    staleTime: HOLIDAYS_STALE_MS,
  });
