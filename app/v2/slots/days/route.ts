import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { slotDaysContract } from "@/lib/domain/availability/free-slots/contract";
import { searchSlotDays } from "@/lib/domain/availability/free-slots/search-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(slotDaysContract, ({ db, auth, query, now }) =>
    searchSlotDays(db, auth.organization, query, now),
  ),
);
