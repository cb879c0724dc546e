import { route, routes } from "@/lib/api/route";
import { listPeopleCalendarsContract } from "@/lib/domain/calendars/contract";
import { listPeopleCalendars } from "@/lib/domain/calendars/list-people";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listPeopleCalendarsContract, ({ db, auth, query, url }) =>
    listPeopleCalendars(db, auth.organization, { ...query, within: auth.member?.people }, url),
  ),
);
