import { route, routes } from "@/lib/api/route";
import { nextSlotsContract } from "@/lib/domain/availability/free-slots/contract";
import { searchNextSlots } from "@/lib/domain/availability/free-slots/search-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(nextSlotsContract, ({ db, auth, query, now }) => searchNextSlots(db, auth.organization, query, now)),
);
