import { openToSites } from "@/lib/api/open-to-sites";
import { publicRoute } from "@/lib/api/route";
import { createPageBookingContract } from "@/lib/domain/bookings/agents/contract";
import { enterNamed } from "@/lib/domain/tenancy/directory/enter-named";
import { bookForPrograms } from "@/lib/pages/agents/book-for-programs";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = openToSites(
  publicRoute(createPageBookingContract, async ({ db, params, ...asked }) =>
    bookForPrograms(db, { ...params, ...asked }, await enterNamed(db, "nickname", params.nickname)),
  ),
);
