import { route, routes } from "@/lib/api/route";
import { previewAppointmentTypeContract } from "@/lib/domain/lifecycle/previews/contract";
import { previewType } from "@/lib/domain/lifecycle/previews/preview-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(previewAppointmentTypeContract, ({ db, auth, params, body, now }) =>
    previewType(db, auth, params, body, now),
  ),
);
