import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteAppointmentTypeContract,
  getAppointmentTypeContract,
  updateAppointmentTypeContract,
} from "@/lib/domain/booking-pages/appointment-types/contract";
import { deleteAppointmentType } from "@/lib/domain/booking-pages/appointment-types/delete-appointment-type";
import { getAppointmentType } from "@/lib/domain/booking-pages/appointment-types/queries";
import { toTypeAddress } from "@/lib/domain/booking-pages/appointment-types/to-type-address";
import { updateAppointmentType } from "@/lib/domain/booking-pages/appointment-types/update-appointment-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getAppointmentTypeContract, ({ db, auth, params }) =>
    getAppointmentType(db, auth.organization, toTypeAddress(params)),
  ),
  buildEndpoint(updateAppointmentTypeContract, ({ db, auth, params, body, precondition }) =>
    updateAppointmentType(db, auth.organization, toTypeAddress(params), body, precondition),
  ),
  buildEndpoint(deleteAppointmentTypeContract, ({ db, auth, params, precondition }) =>
    deleteAppointmentType(db, auth.organization, toTypeAddress(params), precondition),
  ),
);
