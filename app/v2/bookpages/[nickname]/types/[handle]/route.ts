import {
  deleteAppointmentTypeContract,
  readAppointmentTypeContract,
  updateAppointmentTypeContract,
} from "@/lib/appointment-types/contract";
import { deleteAppointmentType } from "@/lib/appointment-types/delete-appointment-type";
import { readAppointmentType } from "@/lib/appointment-types/queries";
import { updateAppointmentType } from "@/lib/appointment-types/update-appointment-type";
import { route, routes } from "@/lib/http/route";

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
