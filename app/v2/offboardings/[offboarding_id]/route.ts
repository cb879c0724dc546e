import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getOffboardingContract } from "@/lib/domain/lifecycle/offboarding/contract";
import { getOffboarding } from "@/lib/domain/lifecycle/offboarding/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOffboardingContract, ({ db, auth, params }) =>
    getOffboarding(db, auth.organization, params.offboarding_id),
  ),
);
