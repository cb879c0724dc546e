import { route, routes } from "@/lib/api/route";
import { readBelongingsContract } from "@/lib/domain/lifecycle/offboarding/contract";
import { readBelongings } from "@/lib/domain/lifecycle/offboarding/read-belongings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readBelongingsContract, ({ db, auth, params, query, now }) =>
    readBelongings(db, auth.organization, { user: params.user_id, ...query }, now),
  ),
);
