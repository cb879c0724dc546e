import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { restoreFromTrash } from "@/lib/domain/lifecycle/trash/restore-from-trash";
import { restoreFromTrashContract } from "@/lib/domain/lifecycle/undo/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(restoreFromTrashContract, ({ db, auth, params }) =>
    restoreFromTrash(db, auth.organization, { resource: params.resource_id, member: auth.member }),
  ),
);
