import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createAppointmentTypeContract,
  listAppointmentTypesContract,
} from "@/lib/domain/booking-pages/appointment-types/contract";
import { createAppointmentType } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { listAppointmentTypes } from "@/lib/domain/booking-pages/appointment-types/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listAppointmentTypesContract, ({ db, auth, params }) =>
    listAppointmentTypes(db, auth.organization, params.nickname),
  ),
  buildEndpoint(createAppointmentTypeContract, ({ db, auth, params, body }) =>
    createAppointmentType(db, auth.organization, params.nickname, body),
  ),
);
