import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteTemplateTypeContract,
  getTemplateTypeContract,
  updateTemplateTypeContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { deleteTemplateType } from "@/lib/domain/booking-pages/page-templates/delete-template-type";
import { getTemplateType } from "@/lib/domain/booking-pages/page-templates/queries";
import { updateTemplateType } from "@/lib/domain/booking-pages/page-templates/update-template-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getTemplateTypeContract, ({ db, auth, params }) =>
    getTemplateType(db, auth.organization, params),
  ),
  buildEndpoint(updateTemplateTypeContract, ({ db, auth, params, body, precondition }) =>
    updateTemplateType(db, auth.organization, params, body, precondition),
  ),
  buildEndpoint(deleteTemplateTypeContract, ({ db, auth, params, query, precondition }) =>
    deleteTemplateType(db, auth.organization, params, query, precondition),
  ),
);
