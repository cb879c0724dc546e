import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getPlanContract } from "@/lib/domain/lifecycle/settings-files/contract";
import { getPlan } from "@/lib/domain/lifecycle/settings-files/get-plan";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getPlanContract, ({ db, auth, params, now }) => getPlan(db, { auth, now }, params.plan_id)),
);
