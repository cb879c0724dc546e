import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteHoldContract, getHoldContract } from "@/lib/domain/bookings/holds/contract";
import { deleteHold } from "@/lib/domain/bookings/holds/delete-hold";
import { getHold } from "@/lib/domain/bookings/holds/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getHoldContract, ({ db, auth, params, now }) =>
    getHold(db, auth.organization, params.hold_id, now),
  ),
  buildEndpoint(deleteHoldContract, ({ db, auth, params, now }) =>
    deleteHold(db, auth.organization, params.hold_id, now),
  ),
);
