import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { releasePagesContract } from "@/lib/domain/booking-pages/page-templates/contract";
import { releasePages } from "@/lib/domain/booking-pages/page-templates/release-pages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(releasePagesContract, ({ db, auth, params, body }) =>
    releasePages(db, auth.organization, { ...body, template: params.template_id, within: auth.member }),
  ),
);
