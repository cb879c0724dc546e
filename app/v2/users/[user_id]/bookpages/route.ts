import { listBookpagesContract } from "@/lib/bookpages/contract";
import { listBookpages } from "@/lib/bookpages/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listBookpagesContract, ({ db, auth, params }) =>
    listBookpages(db, auth.organization, params.user_id),
  ),
);
