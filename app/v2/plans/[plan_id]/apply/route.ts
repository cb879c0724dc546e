import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { applyPlan } from "@/lib/domain/lifecycle/settings-files/apply-plan";
import { applyPlanContract } from "@/lib/domain/lifecycle/settings-files/contract";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(applyPlanContract, ({ db, auth, params, now }) =>
    applyPlan(db, { auth, now }, params.plan_id),
  ),
);
