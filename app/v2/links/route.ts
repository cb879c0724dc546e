import { route, routes } from "@/lib/api/route";
import { createLinkContract, listLinksContract } from "@/lib/domain/booking-pages/links/contract";
import { createLink } from "@/lib/domain/booking-pages/links/create-link";
import { listLinks } from "@/lib/domain/booking-pages/links/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listLinksContract, ({ db, auth, query, url, now }) =>
    listLinks(db, auth.organization, query, { url, now }),
  ),
  route(createLinkContract, ({ db, auth, body, now }) => createLink(db, auth, body, now)),
);
