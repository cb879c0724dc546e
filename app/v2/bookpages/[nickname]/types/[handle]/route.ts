import { route, routes } from "@/lib/api/route";
import {
  deleteAppointmentTypeContract,
  readAppointmentTypeContract,
  updateAppointmentTypeContract,
} from "@/lib/domain/booking-pages/appointment-types/contract";
import { deleteAppointmentType } from "@/lib/domain/booking-pages/appointment-types/delete-appointment-type";
import { readAppointmentType } from "@/lib/domain/booking-pages/appointment-types/queries";
import { updateAppointmentType } from "@/lib/domain/booking-pages/appointment-types/update-appointment-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readAppointmentTypeContract, ({ db, auth, params }) =>
    readAppointmentType(db, auth.organization, params),
  ),
  route(updateAppointmentTypeContract, ({ db, auth, params, body, precondition }) =>
    updateAppointmentType(db, auth.organization, params, body, precondition),
  ),
  route(deleteAppointmentTypeContract, ({ db, auth, params, precondition }) =>
    deleteAppointmentType(db, auth.organization, params, precondition),
  ),
);
