import { publicRoute, routes } from "@/lib/api/route";
import { createPageBookingContract } from "@/lib/domain/agents/contract";
import { bookForPrograms } from "@/lib/pages/agents/book-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  publicRoute(createPageBookingContract, ({ db, params, ...asked }) =>
    bookForPrograms(db, { ...params, ...asked }, asked.now),
  ),
);
