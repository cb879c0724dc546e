import { route, routes } from "@/lib/api/route";
import {
  createTemplateContract,
  listTemplatesContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { createTemplate } from "@/lib/domain/booking-pages/page-templates/create-template";
import { listTemplates } from "@/lib/domain/booking-pages/page-templates/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listTemplatesContract, ({ db, auth, query, url }) =>
    listTemplates(db, auth.organization, query, url),
  ),
  route(createTemplateContract, ({ db, auth, body }) => createTemplate(db, auth.organization, body)),
);
