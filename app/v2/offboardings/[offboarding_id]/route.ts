import { route, routes } from "@/lib/api/route";
import { readOffboardingContract } from "@/lib/domain/lifecycle/offboarding/contract";
import { readOffboarding } from "@/lib/domain/lifecycle/offboarding/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readOffboardingContract, ({ db, auth, params }) =>
    readOffboarding(db, auth.organization, params.offboarding_id),
  ),
);
