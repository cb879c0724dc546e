import { route, routes } from "@/lib/api/route";
import {
  createTemplateTypeContract,
  listTemplateTypesContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { createTemplateType } from "@/lib/domain/booking-pages/page-templates/create-template-type";
import { listTemplateTypes } from "@/lib/domain/booking-pages/page-templates/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listTemplateTypesContract, ({ db, auth, params }) =>
    listTemplateTypes(db, auth.organization, params.template_id),
  ),
  route(createTemplateTypeContract, ({ db, auth, params, body }) =>
    createTemplateType(db, auth.organization, params.template_id, body),
  ),
);
