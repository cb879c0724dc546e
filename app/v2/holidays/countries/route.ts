import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listHolidayCountriesContract } from "@/lib/domain/availability/holidays/contract";
import { listHolidayCountries } from "@/lib/domain/availability/holidays/list-holiday-countries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listHolidayCountriesContract, ({ query }) => listHolidayCountries(query.lang ?? "en")),
);
