import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { slotsContract } from "@/lib/domain/availability/free-slots/contract";
import { searchSlots } from "@/lib/domain/availability/free-slots/search-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(slotsContract, ({ db, auth, query, now }) => searchSlots(db, auth.organization, query, now)),
);
