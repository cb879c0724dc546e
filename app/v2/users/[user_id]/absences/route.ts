import { route, routes } from "@/lib/api/route";
import { createAbsenceContract, listAbsencesContract } from "@/lib/domain/availability/absences/contract";
import { createAbsence } from "@/lib/domain/availability/absences/create-absence";
import { listAbsences } from "@/lib/domain/availability/absences/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listAbsencesContract, ({ db, auth, params }) => listAbsences(db, auth.organization, params.user_id)),
  route(createAbsenceContract, ({ db, auth, params, body }) =>
    createAbsence(db, auth.organization, params.user_id, body),
  ),
);
