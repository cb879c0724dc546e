import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { createFormContract, listFormsContract } from "@/lib/domain/bookings/forms/contract";
import { createForm } from "@/lib/domain/bookings/forms/create-form";
import { listForms } from "@/lib/domain/bookings/forms/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listFormsContract, ({ db, auth, query, url }) =>
    listForms(db, auth.organization, query, url),
  ),
  buildEndpoint(createFormContract, ({ db, auth, body }) => createForm(db, auth.organization, body)),
);
