import { route, routes } from "@/lib/api/route";
import {
  createBookpageContract,
  listAllBookpagesContract,
} from "@/lib/domain/booking-pages/bookpages/contract";
import { createBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { listAllBookpages } from "@/lib/domain/booking-pages/bookpages/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAllBookpagesContract, ({ db, auth, query, url }) =>
    listAllBookpages(db, auth.organization, { ...query, within: auth.member }, url),
  ),
  route(createBookpageContract, ({ db, auth, body }) => createBookpage(db, auth.organization, body)),
);
