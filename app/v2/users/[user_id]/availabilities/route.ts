import { route, routes } from "@/lib/api/route";
import {
  createAvailabilityContract,
  deleteMainAvailabilityContract,
  readAvailabilityContract,
  updateMainAvailabilityContract,
} from "@/lib/domain/availability/availabilities/contract";
import { createAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { deleteAvailability } from "@/lib/domain/availability/availabilities/delete-availability";
import { listAvailabilities, readAvailability } from "@/lib/domain/availability/availabilities/queries";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readAvailabilityContract, ({ db, auth, params, query, now }) =>
    query.all === "true"
      ? listAvailabilities(db, auth.organization, params.user_id, now)
      : readAvailability(db, auth.organization, params, now),
  ),
  route(createAvailabilityContract, ({ db, auth, params, body, now }) =>
    createAvailability(db, auth.organization, params.user_id, body, now),
  ),
  route(updateMainAvailabilityContract, ({ db, auth, params, body, precondition, now }) =>
    updateAvailability(db, auth.organization, params, body, precondition, now),
  ),
  route(deleteMainAvailabilityContract, ({ db, auth, params, precondition }) =>
    deleteAvailability(db, auth.organization, params, precondition),
  ),
);
