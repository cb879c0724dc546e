import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteFormContract,
  getFormContract,
  updateFormContract,
} from "@/lib/domain/bookings/forms/contract";
import { deleteForm } from "@/lib/domain/bookings/forms/delete-form";
import { getForm } from "@/lib/domain/bookings/forms/queries";
import { updateForm } from "@/lib/domain/bookings/forms/update-form";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getFormContract, ({ db, auth, params }) => getForm(db, auth.organization, params.form_id)),
  buildEndpoint(updateFormContract, ({ db, auth, params, body, precondition }) =>
    updateForm(db, auth.organization, params.form_id, body, precondition),
  ),
  buildEndpoint(deleteFormContract, ({ db, auth, params, precondition }) =>
    deleteForm(db, auth.organization, params.form_id, precondition),
  ),
);
