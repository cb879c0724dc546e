import { slotDaysContract } from "@/lib/free-slots/contract";
import { searchSlotDays } from "@/lib/free-slots/search-slots";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(slotDaysContract, ({ db, auth, query, now }) => searchSlotDays(db, auth.organization, query, now)),
);
