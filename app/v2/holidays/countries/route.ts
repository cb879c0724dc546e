import { route, routes } from "@/lib/api/route";
import { listHolidayCountriesContract } from "@/lib/domain/availability/holidays/contract";
import { listCountries } from "@/lib/domain/availability/holidays/list-countries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listHolidayCountriesContract, ({ query }) => listCountries(query.lang ?? "en")),
);
