import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteBookpageContract,
  getBookpageContract,
  updateBookpageContract,
} from "@/lib/domain/booking-pages/bookpages/contract";
import { deleteBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { getBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import { updateBookpage } from "@/lib/domain/booking-pages/bookpages/update-bookpage";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getBookpageContract, ({ db, auth, params }) =>
    getBookpage(db, auth.organization, params.nickname),
  ),
  buildEndpoint(updateBookpageContract, ({ db, auth, params, body, precondition }) =>
    updateBookpage(db, auth.organization, params.nickname, body, precondition),
  ),
  buildEndpoint(deleteBookpageContract, ({ db, auth, params, precondition }) =>
    deleteBookpage(db, auth.organization, params.nickname, precondition),
  ),
);
