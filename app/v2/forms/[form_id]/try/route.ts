import { route, routes } from "@/lib/api/route";
import { tryFormContract } from "@/lib/domain/bookings/forms/contract";
import { tryForm } from "@/lib/domain/bookings/forms/try-form";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(tryFormContract, ({ db, auth, params, body }) =>
    tryForm(db, auth.organization, params.form_id, body),
  ),
);
