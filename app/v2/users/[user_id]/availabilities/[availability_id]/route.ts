import {
  deleteOneAvailabilityContract,
  readOneAvailabilityContract,
  updateOneAvailabilityContract,
} from "@/lib/availabilities/contract";
import { deleteAvailability } from "@/lib/availabilities/delete-availability";
import { readAvailability } from "@/lib/availabilities/queries";
import { updateAvailability } from "@/lib/availabilities/update-availability";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOneAvailabilityContract, ({ db, auth, params }) =>
    readAvailability(db, auth.organization, params),
  ),
  route(updateOneAvailabilityContract, ({ db, auth, params, body, precondition }) =>
    updateAvailability(db, auth.organization, params, body, precondition),
  ),
  route(deleteOneAvailabilityContract, ({ db, auth, params, precondition }) =>
    deleteAvailability(db, auth.organization, params, precondition),
  ),
);
