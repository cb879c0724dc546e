import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import {
  deleteUserPhoneContract,
  getUserPhoneContract,
  startUserPhoneContract,
} from "@/lib/domain/people/phones/contract";
import { deleteUserPhone } from "@/lib/domain/people/phones/delete-user-phone";
import { getUserPhone } from "@/lib/domain/people/phones/queries";
import { startUserPhone } from "@/lib/domain/people/phones/start-user-phone";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getUserPhoneContract, ({ db, auth, params, now }) =>
    getUserPhone(db, auth.organization, params.user_id, { now }),
  ),
  buildEndpoint(startUserPhoneContract, ({ db, auth, params, body, now }) =>
    startUserPhone(db, auth, params.user_id, body, now),
  ),
  buildEndpoint(deleteUserPhoneContract, ({ db, auth, params }) =>
    deleteUserPhone(db, auth.organization, params.user_id),
  ),
);
