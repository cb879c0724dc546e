import { route, routes } from "@/lib/api/route";
import { readPrimaryBookpageContract } from "@/lib/domain/booking-pages/bookpages/contract";
import { readPrimaryBookpage } from "@/lib/domain/booking-pages/bookpages/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readPrimaryBookpageContract, ({ db, auth, params }) =>
    readPrimaryBookpage(db, auth.organization, params.user_id),
  ),
);
