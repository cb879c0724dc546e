import { route, routes } from "@/lib/api/route";
import {
  deleteTemplateTypeContract,
  readTemplateTypeContract,
  updateTemplateTypeContract,
} from "@/lib/domain/booking-pages/page-templates/contract";
import { deleteTemplateType } from "@/lib/domain/booking-pages/page-templates/delete-template-type";
import { readTemplateType } from "@/lib/domain/booking-pages/page-templates/queries";
import { updateTemplateType } from "@/lib/domain/booking-pages/page-templates/update-template-type";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readTemplateTypeContract, ({ db, auth, params }) => readTemplateType(db, auth.organization, params)),
  route(updateTemplateTypeContract, ({ db, auth, params, body, precondition }) =>
    updateTemplateType(db, auth.organization, params, body, precondition),
  ),
  route(deleteTemplateTypeContract, ({ db, auth, params, query, precondition }) =>
    deleteTemplateType(db, auth.organization, params, query, precondition),
  ),
);
