import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  getLinkContract,
  revokeLinkContract,
  updateLinkContract,
} from "@/lib/domain/booking-pages/links/contract";
import { getBookingLink } from "@/lib/domain/booking-pages/links/queries";
import { revokeBookingLink } from "@/lib/domain/booking-pages/links/revoke-booking-link";
import { updateBookingLink } from "@/lib/domain/booking-pages/links/update-booking-link";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getLinkContract, ({ db, auth, params, now }) =>
    getBookingLink(db, auth.organization, params.link_id, now),
  ),
  buildEndpoint(updateLinkContract, ({ db, auth, params, ...change }) =>
    updateBookingLink(db, auth.organization, params.link_id, change),
  ),
  buildEndpoint(revokeLinkContract, ({ db, auth, params, precondition, now }) =>
    revokeBookingLink(db, auth.organization, params.link_id, { precondition, now: new Date(now) }),
  ),
);
