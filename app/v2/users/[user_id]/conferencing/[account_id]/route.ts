import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { deleteVideoAccount } from "@/lib/domain/conferencing/conferences/accounts/delete-video-account";
import { deleteVideoAccountContract } from "@/lib/domain/conferencing/conferences/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(deleteVideoAccountContract, ({ db, auth, params }) =>
    deleteVideoAccount(db, auth.organization, params),
  ),
);
