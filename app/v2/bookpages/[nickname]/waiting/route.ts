import { route, routes } from "@/lib/api/route";
import { listWaitingContract } from "@/lib/domain/waiting/contract";
import { listWaiting } from "@/lib/domain/waiting/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(listWaitingContract, ({ db, auth, params, query, url, now }) =>
    listWaiting(db, auth.organization, params.nickname, query, { url, now }),
  ),
);
