import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { changePassword } from "@/lib/domain/auth/passwords/change-password";
import { changePasswordContract } from "@/lib/domain/auth/passwords/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(changePasswordContract, ({ db, auth, body }) =>
    changePassword(db, { organization: auth.organization, user: auth.actor.id, session: auth.session }, body),
  ),
);
