import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteAbsenceContract,
  getAbsenceContract,
  updateAbsenceContract,
} from "@/lib/domain/availability/absences/contract";
import { deleteAbsence } from "@/lib/domain/availability/absences/delete-absence";
import { getAbsence } from "@/lib/domain/availability/absences/queries";
import { updateAbsence } from "@/lib/domain/availability/absences/update-absence";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getAbsenceContract, ({ db, auth, params }) => getAbsence(db, auth.organization, params)),
  buildEndpoint(updateAbsenceContract, ({ db, auth, params, body, precondition }) =>
    updateAbsence(db, auth.organization, params, body, precondition),
  ),
  buildEndpoint(deleteAbsenceContract, ({ db, auth, params, precondition }) =>
    deleteAbsence(db, auth.organization, params, precondition),
  ),
);
