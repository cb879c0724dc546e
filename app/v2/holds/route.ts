import { preparedRoute, routes } from "@/lib/api/route";
import { refreshBusy } from "@/lib/domain/calendars/reading/refresh-busy";
import { createHoldContract } from "@/lib/domain/holds/contract";
import { createHold } from "@/lib/domain/holds/create-hold";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  preparedRoute(
    createHoldContract,
    ({ db, auth, body, now }) => refreshBusy(db, auth.organization, { user: body.user }, now),
    ({ db, auth, body, now }) => createHold(db, auth.organization, body, now),
  ),
);
