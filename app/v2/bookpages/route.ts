import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createBookpageContract,
  listAllBookpagesContract,
} from "@/lib/domain/booking-pages/bookpages/contract";
import { createBookpage } from "@/lib/domain/booking-pages/bookpages/create-bookpage";
import { listAllBookpages } from "@/lib/domain/booking-pages/bookpages/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listAllBookpagesContract, ({ db, auth, query, url }) =>
    listAllBookpages(db, auth.organization, { ...query, within: auth.member }, url),
  ),
  buildEndpoint(createBookpageContract, ({ db, auth, body }) => createBookpage(db, auth.organization, body)),
);
