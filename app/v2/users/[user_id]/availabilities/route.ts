import {
  createAvailabilityContract,
  deleteMainAvailabilityContract,
  readAvailabilityContract,
  updateMainAvailabilityContract,
} from "@/lib/availabilities/contract";
import { createAvailability } from "@/lib/availabilities/create-availability";
import { deleteAvailability } from "@/lib/availabilities/delete-availability";
import { listAvailabilities, readAvailability } from "@/lib/availabilities/queries";
import { updateAvailability } from "@/lib/availabilities/update-availability";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readAvailabilityContract, ({ db, auth, params, query }) =>
    query.all === "true"
      ? listAvailabilities(db, auth.organization, params.user_id)
      : readAvailability(db, auth.organization, params),
  ),
  route(createAvailabilityContract, ({ db, auth, params, body }) =>
    createAvailability(db, auth.organization, params.user_id, body),
  ),
  route(updateMainAvailabilityContract, ({ db, auth, params, body, precondition }) =>
    updateAvailability(db, auth.organization, params, body, precondition),
  ),
  route(deleteMainAvailabilityContract, ({ db, auth, params, precondition }) =>
    deleteAvailability(db, auth.organization, params, precondition),
  ),
);
