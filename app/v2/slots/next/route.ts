import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { nextSlotsContract } from "@/lib/domain/availability/free-slots/contract";
import { searchNextSlots } from "@/lib/domain/availability/free-slots/search-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(nextSlotsContract, ({ db, auth, query, now }) =>
    searchNextSlots(db, auth.organization, query, now),
  ),
);
