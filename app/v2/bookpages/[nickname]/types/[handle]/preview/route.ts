import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { toTypeAddress } from "@/lib/domain/booking-pages/appointment-types/to-type-address";
import { previewAppointmentTypeContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAppointmentType } from "@/lib/domain/lifecycle/previews/preview-appointment-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewAppointmentTypeContract, ({ db, auth, params, body, now }) =>
    previewAppointmentType(db, auth, toTypeAddress(params), body, now),
  ),
);
