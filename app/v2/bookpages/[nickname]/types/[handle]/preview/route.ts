import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { previewAppointmentTypeContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewAppointmentType } from "@/lib/domain/lifecycle/previews/preview-appointment-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(previewAppointmentTypeContract, ({ db, auth, params, body, now }) =>
    previewAppointmentType(db, auth, params, body, now),
  ),
);
