import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { assignTemplate } from "@/lib/domain/booking-pages/page-templates/assign-template";
import { assignTemplateContract } from "@/lib/domain/booking-pages/page-templates/contract";
import { changeTemplatePages } from "@/lib/domain/events/planned-steps/change-template-pages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(assignTemplateContract, ({ db, auth, params, body }) =>
    changeTemplatePages(db, auth.organization, params.template_id, (tx) =>
      assignTemplate(tx, auth.organization, params.template_id, body),
    ),
  ),
);
