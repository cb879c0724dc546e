import { route, routes } from "@/lib/api/route";
import { changePassword } from "@/lib/domain/auth/passwords/change-password";
import { changePasswordContract } from "@/lib/domain/auth/passwords/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(changePasswordContract, ({ db, auth, body }) =>
    changePassword(db, { organization: auth.organization, user: auth.actor.id, session: auth.session }, body),
  ),
);
