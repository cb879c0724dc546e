import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { releasePagesContract } from "@/lib/domain/booking-pages/page-templates/contract";
import { releasePages } from "@/lib/domain/booking-pages/page-templates/release-pages";
import { changeTemplatePages } from "@/lib/domain/events/planned-steps/change-template-pages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(releasePagesContract, ({ db, auth, params, body }) =>
    changeTemplatePages(db, auth.organization, params.template_id, (tx) =>
      releasePages(tx, auth.organization, { ...body, template: params.template_id, within: auth.member }),
    ),
  ),
);
