import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { undoChangeContract } from "@/lib/domain/lifecycle/undo/contract";
import { undoChange } from "@/lib/domain/lifecycle/undo/undo-change";
import { deriveAccountRights } from "@/lib/domain/people/users/account-rights";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(undoChangeContract, ({ db, auth, params, now }) =>
    undoChange(db, auth.organization, {
      entry: params.entry_id,
      member: auth.member,
      rights: deriveAccountRights(auth),
      now,
    }),
  ),
);
