import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteTemplateContract,
  getTemplateContract,
  updateTemplateContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { deleteTemplate } from "@/lib/domain/booking-pages/page-templates/delete-template";
import { getTemplate } from "@/lib/domain/booking-pages/page-templates/queries";
import { updateTemplate } from "@/lib/domain/booking-pages/page-templates/update-template";
import { changeTemplatePages } from "@/lib/domain/events/planned-steps/change-template-pages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getTemplateContract, ({ db, auth, params }) =>
    getTemplate(db, auth.organization, params.template_id),
  ),
  buildEndpoint(updateTemplateContract, ({ db, auth, params, body, precondition }) =>
    updateTemplate(db, auth.organization, params.template_id, body, precondition),
  ),
  buildEndpoint(deleteTemplateContract, ({ db, auth, params, query, precondition }) =>
    changeTemplatePages(db, auth.organization, params.template_id, (tx) =>
      deleteTemplate(tx, auth.organization, params.template_id, query, precondition),
    ),
  ),
);
