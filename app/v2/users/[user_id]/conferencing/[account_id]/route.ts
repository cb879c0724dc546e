import { route, routes } from "@/lib/api/route";
import { deleteVideoAccount } from "@/lib/domain/conferencing/conferences/accounts/delete-video-account";
import { deleteVideoAccountContract } from "@/lib/domain/conferencing/conferences/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(deleteVideoAccountContract, ({ db, auth, params }) =>
    deleteVideoAccount(db, auth.organization, params),
  ),
);
