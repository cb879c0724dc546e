import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { listTrash } from "@/lib/domain/lifecycle/trash/list-trash";
import { listTrashContract } from "@/lib/domain/lifecycle/undo/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(listTrashContract, ({ db, auth, query, url }) =>
    listTrash(db, auth.organization, query, { member: auth.member, url }),
  ),
);
