import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listAllWaitingContract } from "@/lib/domain/bookings/waiting-list/contract";
import { listAllWaitingEntries } from "@/lib/domain/bookings/waiting-list/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listAllWaitingContract, ({ db, auth, query, url, now }) =>
    listAllWaitingEntries(db, auth.organization, query, { within: auth.member, url, now }),
  ),
);
