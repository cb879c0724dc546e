import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createAbsenceContract, listAbsencesContract } from "@/lib/domain/availability/absences/contract";
import { createAbsence } from "@/lib/domain/availability/absences/create-absence";
import { listAbsences } from "@/lib/domain/availability/absences/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listAbsencesContract, ({ db, auth, params }) =>
    listAbsences(db, auth.organization, params.user_id),
  ),
  buildEndpoint(createAbsenceContract, ({ db, auth, params, body }) =>
    createAbsence(db, auth.organization, params.user_id, body),
  ),
);
