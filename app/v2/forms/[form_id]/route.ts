import { route, routes } from "@/lib/api/route";
import {
  deleteFormContract,
  readFormContract,
  updateFormContract,
} from "@/lib/domain/bookings/forms/contract";
import { deleteForm } from "@/lib/domain/bookings/forms/delete-form";
import { readForm } from "@/lib/domain/bookings/forms/queries";
import { updateForm } from "@/lib/domain/bookings/forms/update-form";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readFormContract, ({ db, auth, params }) => readForm(db, auth.organization, params.form_id)),
  route(updateFormContract, ({ db, auth, params, body, precondition }) =>
    updateForm(db, auth.organization, params.form_id, body, precondition),
  ),
  route(deleteFormContract, ({ db, auth, params, precondition }) =>
    deleteForm(db, auth.organization, params.form_id, precondition),
  ),
);
