import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { changeUsers } from "@/lib/domain/people/change-users";
import { changePeopleContract } from "@/lib/domain/people/contract";
import { toInviterContext } from "@/lib/domain/people/invitations/to-inviter-context";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(changePeopleContract, ({ db, auth, body, now }) =>
    changeUsers(db, auth.organization, body, toInviterContext(auth, now)),
  ),
);
