import { nextSlotsContract } from "@/lib/free-slots/contract";
import { searchNextSlots } from "@/lib/free-slots/search-slots";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(nextSlotsContract, ({ db, auth, query, now }) => searchNextSlots(db, auth.organization, query, now)),
);
