import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listBookpagesContract } from "@/lib/domain/booking-pages/bookpages/contract";
import { listBookpages } from "@/lib/domain/booking-pages/bookpages/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listBookpagesContract, ({ db, auth, params }) =>
    listBookpages(db, auth.organization, params.user_id),
  ),
);
