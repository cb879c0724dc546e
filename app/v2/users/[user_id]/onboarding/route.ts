import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getOnboardingContract, updateOnboardingContract } from "@/lib/domain/dashboard/onboarding/contract";
import { getOnboarding } from "@/lib/domain/dashboard/onboarding/get-onboarding";
import { updateOnboarding } from "@/lib/domain/dashboard/onboarding/update-onboarding";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getOnboardingContract, ({ db, auth, params }) =>
    getOnboarding(db, auth.organization, params.user_id),
  ),
  buildEndpoint(updateOnboardingContract, ({ db, auth, params, body }) =>
    updateOnboarding(db, auth.organization, params.user_id, body),
  ),
);
