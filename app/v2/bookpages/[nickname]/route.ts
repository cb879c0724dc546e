import {
  deleteBookpageContract,
  readBookpageContract,
  updateBookpageContract,
} from "@/lib/bookpages/contract";
import { deleteBookpage } from "@/lib/bookpages/delete-bookpage";
import { readBookpage } from "@/lib/bookpages/queries";
import { updateBookpage } from "@/lib/bookpages/update-bookpage";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readBookpageContract, ({ db, auth, params }) => readBookpage(db, auth.organization, params.nickname)),
  route(updateBookpageContract, ({ db, auth, params, body, precondition }) =>
    updateBookpage(db, auth.organization, params.nickname, body, precondition),
  ),
  route(deleteBookpageContract, ({ db, auth, params, precondition }) =>
    deleteBookpage(db, auth.organization, params.nickname, precondition),
  ),
);
