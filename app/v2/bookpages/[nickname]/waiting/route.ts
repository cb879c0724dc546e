import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listWaitingContract } from "@/lib/domain/bookings/waiting-list/contract";
import { listWaitingEntries } from "@/lib/domain/bookings/waiting-list/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listWaitingContract, ({ db, auth, params, query, url, now }) =>
    listWaitingEntries(db, auth.organization, params.nickname, query, { url, now }),
  ),
);
