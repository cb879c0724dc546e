import { route, routes } from "@/lib/api/route";
import { undoChangeContract } from "@/lib/domain/lifecycle/undo/contract";
import { undoChange } from "@/lib/domain/lifecycle/undo/undo-change";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(undoChangeContract, ({ db, auth, params, now }) =>
    undoChange(db, auth.organization, {
      entry: params.entry_id,
      member: auth.member,
      now,
    }),
  ),
);
