import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { confirmUserPhone } from "@/lib/domain/people/phones/confirm-user-phone";
import { confirmUserPhoneContract } from "@/lib/domain/people/phones/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(confirmUserPhoneContract, ({ db, auth, params, body, now }) =>
    confirmUserPhone(db, auth.organization, params.user_id, body, now),
  ),
);
