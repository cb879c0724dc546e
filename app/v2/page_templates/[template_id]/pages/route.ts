import { route, routes } from "@/lib/api/route";
import { assignTemplate } from "@/lib/domain/page-templates/assign-template";
import { assignTemplateContract } from "@/lib/domain/page-templates/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(assignTemplateContract, ({ db, auth, params, body }) =>
    assignTemplate(db, auth.organization, params.template_id, body),
  ),
);
