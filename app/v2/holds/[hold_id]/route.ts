import { deleteHoldContract, readHoldContract } from "@/lib/holds/contract";
import { deleteHold } from "@/lib/holds/delete-hold";
import { readHold } from "@/lib/holds/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readHoldContract, ({ db, auth, params, now }) =>
    readHold(db, auth.organization, params.hold_id, now),
  ),
  route(deleteHoldContract, ({ db, auth, params, now }) =>
    deleteHold(db, auth.organization, params.hold_id, now),
  ),
);
