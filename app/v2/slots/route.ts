import { slotsContract } from "@/lib/free-slots/contract";
import { searchSlots } from "@/lib/free-slots/search-slots";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(slotsContract, ({ db, auth, query, now }) => searchSlots(db, auth.organization, query, now)),
);
