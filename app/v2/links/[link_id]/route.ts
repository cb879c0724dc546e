import { route, routes } from "@/lib/api/route";
import {
  readLinkContract,
  revokeLinkContract,
  updateLinkContract,
} from "@/lib/domain/booking-pages/links/contract";
import { readLink } from "@/lib/domain/booking-pages/links/queries";
import { revokeLink } from "@/lib/domain/booking-pages/links/revoke-link";
import { updateLink } from "@/lib/domain/booking-pages/links/update-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readLinkContract, ({ db, auth, params, now }) =>
    readLink(db, auth.organization, params.link_id, now),
  ),
  route(updateLinkContract, ({ db, auth, params, ...change }) =>
    updateLink(db, auth.organization, params.link_id, change),
  ),
  route(revokeLinkContract, ({ db, auth, params, precondition, now }) =>
    revokeLink(db, auth.organization, params.link_id, { precondition, now: new Date(now) }),
  ),
);
