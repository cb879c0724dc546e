import { route, routes } from "@/lib/api/route";
import { tryFormContract } from "@/lib/domain/forms/contract";
import { tryForm } from "@/lib/domain/forms/try-form";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(tryFormContract, ({ db, auth, params, body }) =>
    tryForm(db, auth.organization, params.form_id, body),
  ),
);
