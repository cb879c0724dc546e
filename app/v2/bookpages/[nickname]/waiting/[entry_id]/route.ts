import { route, routes } from "@/lib/api/route";
import { removeWaitingContract } from "@/lib/domain/bookings/waiting/contract";
import { removeWaiting } from "@/lib/domain/bookings/waiting/remove-waiting";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(removeWaitingContract, ({ db, auth, params }) =>
    removeWaiting(db, auth.organization, { nickname: params.nickname, entry: params.entry_id }),
  ),
);
