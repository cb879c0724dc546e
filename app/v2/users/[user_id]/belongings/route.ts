import { route, routes } from "@/lib/api/route";
import { readBelongingsContract } from "@/lib/domain/offboarding/contract";
import { readBelongings } from "@/lib/domain/offboarding/read-belongings";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readBelongingsContract, ({ db, auth, params, query, now }) =>
    readBelongings(db, auth.organization, { user: params.user_id, ...query }, now),
  ),
);
