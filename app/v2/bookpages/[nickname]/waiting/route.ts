import { route, routes } from "@/lib/api/route";
import { listWaitingContract } from "@/lib/domain/bookings/waiting/contract";
import { listWaiting } from "@/lib/domain/bookings/waiting/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listWaitingContract, ({ db, auth, params, query, url, now }) =>
    listWaiting(db, auth.organization, params.nickname, query, { url, now }),
  ),
);
