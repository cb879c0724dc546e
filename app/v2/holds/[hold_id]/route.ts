import { route, routes } from "@/lib/api/route";
import { deleteHoldContract, readHoldContract } from "@/lib/domain/bookings/holds/contract";
import { deleteHold } from "@/lib/domain/bookings/holds/delete-hold";
import { readHold } from "@/lib/domain/bookings/holds/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readHoldContract, ({ db, auth, params, now }) =>
    readHold(db, auth.organization, params.hold_id, now),
  ),
  route(deleteHoldContract, ({ db, auth, params, now }) =>
    deleteHold(db, auth.organization, params.hold_id, now),
  ),
);
