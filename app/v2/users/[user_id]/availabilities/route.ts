import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createAvailabilityContract,
  deleteMainAvailabilityContract,
  getAvailabilityContract,
  updateMainAvailabilityContract,
} from "@/lib/domain/availability/availabilities/contract";
import { createAvailability } from "@/lib/domain/availability/availabilities/create-availability";
import { deleteAvailability } from "@/lib/domain/availability/availabilities/delete-availability";
import { getAvailability, listAvailabilities } from "@/lib/domain/availability/availabilities/queries";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getAvailabilityContract, ({ db, auth, params, query, now }) =>
    query.all === "true"
      ? listAvailabilities(db, auth.organization, params.user_id, now)
      : getAvailability(db, auth.organization, params, now),
  ),
  buildEndpoint(createAvailabilityContract, ({ db, auth, params, body, now }) =>
    createAvailability(db, auth.organization, params.user_id, body, now),
  ),
  buildEndpoint(updateMainAvailabilityContract, ({ db, auth, params, body, precondition, now }) =>
    updateAvailability(db, auth.organization, params, body, precondition, now),
  ),
  buildEndpoint(deleteMainAvailabilityContract, ({ db, auth, params, precondition }) =>
    deleteAvailability(db, auth.organization, params, precondition),
  ),
);
