import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listHolidaysContract } from "@/lib/domain/availability/holidays/contract";
import { listHolidays } from "@/lib/domain/availability/holidays/list-holidays";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listHolidaysContract, ({ query }) => listHolidays(query)),
);
