import { route, routes } from "@/lib/api/route";
import { listRemovalsContract } from "@/lib/domain/lifecycle/undo/contract";
import { listRemovals } from "@/lib/domain/lifecycle/undo/list-removals";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listRemovalsContract, ({ db, auth, query, url }) =>
    listRemovals(db, auth.organization, query, { member: auth.member, url }),
  ),
);
