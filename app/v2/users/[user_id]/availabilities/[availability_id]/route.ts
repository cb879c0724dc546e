import { route, routes } from "@/lib/api/route";
import {
  deleteOneAvailabilityContract,
  readOneAvailabilityContract,
  updateOneAvailabilityContract,
} from "@/lib/domain/availability/availabilities/contract";
import { deleteAvailability } from "@/lib/domain/availability/availabilities/delete-availability";
import { readAvailability } from "@/lib/domain/availability/availabilities/queries";
import { updateAvailability } from "@/lib/domain/availability/availabilities/update-availability";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOneAvailabilityContract, ({ db, auth, params, now }) =>
    readAvailability(db, auth.organization, params, now),
  ),
  route(updateOneAvailabilityContract, ({ db, auth, params, body, precondition, now }) =>
    updateAvailability(db, auth.organization, params, body, precondition, now),
  ),
  route(deleteOneAvailabilityContract, ({ db, auth, params, precondition }) =>
    deleteAvailability(db, auth.organization, params, precondition),
  ),
);
