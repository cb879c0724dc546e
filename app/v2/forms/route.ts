import { route, routes } from "@/lib/api/route";
import { createFormContract, listFormsContract } from "@/lib/domain/bookings/forms/contract";
import { createForm } from "@/lib/domain/bookings/forms/create-form";
import { listForms } from "@/lib/domain/bookings/forms/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listFormsContract, ({ db, auth, query, url }) => listForms(db, auth.organization, query, url)),
  route(createFormContract, ({ db, auth, body }) => createForm(db, auth.organization, body)),
);
