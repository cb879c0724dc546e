import { createBookpageContract } from "@/lib/bookpages/contract";
import { createBookpage } from "@/lib/bookpages/create-bookpage";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(createBookpageContract, ({ db, auth, body }) => createBookpage(db, auth.organization, body)),
);
