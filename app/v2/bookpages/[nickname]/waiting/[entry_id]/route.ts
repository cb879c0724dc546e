import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { removeWaitingContract } from "@/lib/domain/bookings/waiting-list/contract";
import { deleteWaitingEntry } from "@/lib/domain/bookings/waiting-list/delete-waiting-entry";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(removeWaitingContract, ({ db, auth, params }) =>
    deleteWaitingEntry(db, auth.organization, { slug: params.nickname, entry: params.entry_id }),
  ),
);
