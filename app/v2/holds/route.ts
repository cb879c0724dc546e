import { refreshBusy } from "@/lib/calendars/refresh-busy";
import { createHoldContract } from "@/lib/holds/contract";
import { createHold } from "@/lib/holds/create-hold";
import { preparedRoute, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    createHoldContract,
    ({ db, auth, body, now }) => refreshBusy(db, auth.organization, { user: body.user }, now),
    ({ db, auth, body, now }) => createHold(db, auth.organization, body, now),
  ),
);
