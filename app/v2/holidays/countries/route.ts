import { route, routes } from "@/lib/api/route";
import { listHolidayCountriesContract } from "@/lib/domain/holidays/contract";
import { listCountries } from "@/lib/domain/holidays/list-countries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listHolidayCountriesContract, ({ query }) => listCountries(query.lang ?? "en")),
);
