import { route, routes } from "@/lib/api/route";
import {
  deleteBookpageContract,
  readBookpageContract,
  updateBookpageContract,
} from "@/lib/domain/booking-pages/bookpages/contract";
import { deleteBookpage } from "@/lib/domain/booking-pages/bookpages/delete-bookpage";
import { readBookpage } from "@/lib/domain/booking-pages/bookpages/queries";
import { updateBookpage } from "@/lib/domain/booking-pages/bookpages/update-bookpage";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readBookpageContract, ({ db, auth, params }) => readBookpage(db, auth.organization, params.nickname)),
  route(updateBookpageContract, ({ db, auth, params, body, precondition }) =>
    updateBookpage(db, auth.organization, params.nickname, body, precondition),
  ),
  route(deleteBookpageContract, ({ db, auth, params, precondition }) =>
    deleteBookpage(db, auth.organization, params.nickname, precondition),
  ),
);
