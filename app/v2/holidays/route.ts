import { route, routes } from "@/lib/api/route";
import { listHolidaysContract } from "@/lib/domain/availability/holidays/contract";
import { listHolidays } from "@/lib/domain/availability/holidays/list-holidays";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listHolidaysContract, ({ query }) => listHolidays(query)),
);
