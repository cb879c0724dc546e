import { route, routes } from "@/lib/api/route";
import { listBookpagesContract } from "@/lib/domain/booking-pages/bookpages/contract";
import { listBookpages } from "@/lib/domain/booking-pages/bookpages/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listBookpagesContract, ({ db, auth, params }) =>
    listBookpages(db, auth.organization, params.user_id),
  ),
);
