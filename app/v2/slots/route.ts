import { route, routes } from "@/lib/api/route";
import { slotsContract } from "@/lib/domain/availability/free-slots/contract";
import { searchSlots } from "@/lib/domain/availability/free-slots/search-slots";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(slotsContract, ({ db, auth, query, now }) => searchSlots(db, auth.organization, query, now)),
);
