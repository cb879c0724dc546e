import { createBookpageContract, listAllBookpagesContract } from "@/lib/bookpages/contract";
import { createBookpage } from "@/lib/bookpages/create-bookpage";
import { listAllBookpages } from "@/lib/bookpages/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAllBookpagesContract, ({ db, auth, query, url }) =>
    listAllBookpages(db, auth.organization, query, url),
  ),
  route(createBookpageContract, ({ db, auth, body }) => createBookpage(db, auth.organization, body)),
);
