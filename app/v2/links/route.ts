import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createLinkContract, listLinksContract } from "@/lib/domain/booking-pages/links/contract";
import { createBookingLink } from "@/lib/domain/booking-pages/links/create-booking-link";
import { listBookingLinks } from "@/lib/domain/booking-pages/links/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listLinksContract, ({ db, auth, query, url, now }) =>
    listBookingLinks(db, auth.organization, query, { url, now }),
  ),
  buildEndpoint(createLinkContract, ({ db, auth, body, now }) => createBookingLink(db, auth, body, now)),
);
