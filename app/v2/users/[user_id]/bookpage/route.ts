import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getPrimaryBookpageContract } from "@/lib/domain/booking-pages/bookpages/contract";
import { getPrimaryBookpage } from "@/lib/domain/booking-pages/bookpages/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getPrimaryBookpageContract, ({ db, auth, params }) =>
    getPrimaryBookpage(db, auth.organization, params.user_id),
  ),
);
