import { route, routes } from "@/lib/api/route";
import {
  deleteAbsenceContract,
  readAbsenceContract,
  updateAbsenceContract,
} from "@/lib/domain/absences/contract";
import { deleteAbsence } from "@/lib/domain/absences/delete-absence";
import { readAbsence } from "@/lib/domain/absences/queries";
import { updateAbsence } from "@/lib/domain/absences/update-absence";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readAbsenceContract, ({ db, auth, params }) => readAbsence(db, auth.organization, params)),
  route(updateAbsenceContract, ({ db, auth, params, body, precondition }) =>
    updateAbsence(db, auth.organization, params, body, precondition),
  ),
  route(deleteAbsenceContract, ({ db, auth, params, precondition }) =>
    deleteAbsence(db, auth.organization, params, precondition),
  ),
);
