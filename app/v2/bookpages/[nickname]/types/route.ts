import { route, routes } from "@/lib/api/route";
import {
  createAppointmentTypeContract,
  listAppointmentTypesContract,
} from "@/lib/domain/booking-pages/appointment-types/contract";
import { createAppointmentType } from "@/lib/domain/booking-pages/appointment-types/create-appointment-type";
import { listAppointmentTypes } from "@/lib/domain/booking-pages/appointment-types/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAppointmentTypesContract, ({ db, auth, params }) =>
    listAppointmentTypes(db, auth.organization, params.nickname),
  ),
  route(createAppointmentTypeContract, ({ db, auth, params, body }) =>
    createAppointmentType(db, auth.organization, params.nickname, body),
  ),
);
