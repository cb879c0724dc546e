import { buildCrossOriginHandlers } from "@/lib/api/build-cross-origin-handlers";
import { buildPublicEndpoint } from "@/lib/api/build-endpoint";
import { createPageBookingContract } from "@/lib/domain/bookings/agents/contract";
import { setTenantContextByName } from "@/lib/domain/tenancy/directory/set-tenant-context-by-name";
import { createPageBooking } from "@/lib/pages/agents/create-page-booking";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildCrossOriginHandlers(
  buildPublicEndpoint(createPageBookingContract, async ({ db, params, ...asked }) =>
    createPageBooking(
      db,
      { slug: params.nickname, ...asked },
      await setTenantContextByName(db, "nickname", params.nickname),
    ),
  ),
);
