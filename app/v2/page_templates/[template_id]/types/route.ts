import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createTemplateTypeContract,
  listTemplateTypesContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { createTemplateType } from "@/lib/domain/booking-pages/page-templates/create-template-type";
import { listTemplateTypes } from "@/lib/domain/booking-pages/page-templates/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listTemplateTypesContract, ({ db, auth, params }) =>
    listTemplateTypes(db, auth.organization, params.template_id),
  ),
  buildEndpoint(createTemplateTypeContract, ({ db, auth, params, body }) =>
    createTemplateType(db, auth.organization, params.template_id, body),
  ),
);
