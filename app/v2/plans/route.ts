import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { planSettingsContract } from "@/lib/domain/lifecycle/settings-files/contract";
import { createPlan } from "@/lib/domain/lifecycle/settings-files/create-plan";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(planSettingsContract, ({ db, auth, body, now }) => createPlan(db, { auth, now }, body)),
);
