import {
  createAppointmentTypeContract,
  listAppointmentTypesContract,
} from "@/lib/appointment-types/contract";
import { createAppointmentType } from "@/lib/appointment-types/create-appointment-type";
import { listAppointmentTypes } from "@/lib/appointment-types/queries";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAppointmentTypesContract, ({ db, auth, params }) =>
    listAppointmentTypes(db, auth.organization, params.nickname),
  ),
  route(createAppointmentTypeContract, ({ db, auth, params, body }) =>
    createAppointmentType(db, auth.organization, params.nickname, body),
  ),
);
