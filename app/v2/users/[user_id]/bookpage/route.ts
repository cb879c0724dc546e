import { readPrimaryBookpageContract } from "@/lib/bookpages/contract";
import { readPrimaryBookpage } from "@/lib/bookpages/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readPrimaryBookpageContract, ({ db, auth, params }) =>
    readPrimaryBookpage(db, auth.organization, params.user_id),
  ),
);
