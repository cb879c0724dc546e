import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  createTemplateContract,
  listTemplatesContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { createTemplate } from "@/lib/domain/booking-pages/page-templates/create-template";
import { listTemplates } from "@/lib/domain/booking-pages/page-templates/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listTemplatesContract, ({ db, auth, query, url }) =>
    listTemplates(db, auth.organization, query, url),
  ),
  buildEndpoint(createTemplateContract, ({ db, auth, body }) => createTemplate(db, auth.organization, body)),
);
