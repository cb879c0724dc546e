import { route, routes } from "@/lib/api/route";
import {
  deleteAbsenceContract,
  readAbsenceContract,
  updateAbsenceContract,
} from "@/lib/domain/availability/absences/contract";
import { deleteAbsence } from "@/lib/domain/availability/absences/delete-absence";
import { readAbsence } from "@/lib/domain/availability/absences/queries";
import { updateAbsence } from "@/lib/domain/availability/absences/update-absence";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readAbsenceContract, ({ db, auth, params }) => readAbsence(db, auth.organization, params)),
  route(updateAbsenceContract, ({ db, auth, params, body, precondition }) =>
    updateAbsence(db, auth.organization, params, body, precondition),
  ),
  route(deleteAbsenceContract, ({ db, auth, params, precondition }) =>
    deleteAbsence(db, auth.organization, params, precondition),
  ),
);
