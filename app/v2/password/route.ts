import { changePassword } from "@/lib/accounts/change-password";
import { changePasswordContract } from "@/lib/accounts/contract";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(changePasswordContract, ({ db, auth, body }) =>
    changePassword(db, { user: auth.actor.id, session: auth.session }, body),
  ),
);
