import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteOneAvailabilityContract,
  getOneAvailabilityContract,
  updateOneAvailabilityContract,
} from "@/lib/domain/availability/availabilities/contract";
import { deleteAvailability } from "@/lib/domain/availability/availabilities/delete-availability";
import { getAvailability } from "@/lib/domain/availability/availabilities/queries";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOneAvailabilityContract, ({ db, auth, params, now }) =>
    getAvailability(db, auth.organization, params, now),
  ),
  buildEndpoint(updateOneAvailabilityContract, ({ db, auth, params, body, precondition, now }) =>
    updateAvailability(db, auth.organization, params, body, precondition, now),
  ),
  buildEndpoint(deleteOneAvailabilityContract, ({ db, auth, params, precondition }) =>
    deleteAvailability(db, auth.organization, params, precondition),
  ),
);
