import { route, routes } from "@/lib/api/route";
import {
  deleteTemplateContract,
  readTemplateContract,
  updateTemplateContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { deleteTemplate } from "@/lib/domain/booking-pages/page-templates/delete-template";
import { readTemplate } from "@/lib/domain/booking-pages/page-templates/queries";
import { updateTemplate } from "@/lib/domain/booking-pages/page-templates/update-template";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readTemplateContract, ({ db, auth, params }) =>
    readTemplate(db, auth.organization, params.template_id),
  ),
  route(updateTemplateContract, ({ db, auth, params, body, precondition }) =>
    updateTemplate(db, auth.organization, params.template_id, body, precondition),
  ),
  route(deleteTemplateContract, ({ db, auth, params, query, precondition }) =>
    deleteTemplate(db, auth.organization, params.template_id, query, precondition),
  ),
);
