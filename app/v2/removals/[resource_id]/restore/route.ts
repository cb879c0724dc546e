import { route, routes } from "@/lib/api/route";
import { restoreRemovedContract } from "@/lib/domain/lifecycle/undo/contract";
import { restoreRemoved } from "@/lib/domain/lifecycle/undo/restore-removed";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(restoreRemovedContract, ({ db, auth, params }) =>
    restoreRemoved(db, auth.organization, { resource: params.resource_id, member: auth.member }),
  ),
);
