import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getMe } from "@/lib/api/get-me";
import { getMeContract } from "@/lib/domain/auth/sessions/me-contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getMeContract, ({ db, auth }) => getMe(db, auth)),
);
