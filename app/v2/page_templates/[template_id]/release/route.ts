import { route, routes } from "@/lib/api/route";
import { releasePagesContract } from "@/lib/domain/booking-pages/page-templates/contract";
import { releasePages } from "@/lib/domain/booking-pages/page-templates/release-pages";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(releasePagesContract, ({ db, auth, params, body }) =>
    releasePages(db, auth.organization, { ...body, template: params.template_id, within: auth.member }),
  ),
);
