import { route, routes } from "@/lib/api/route";
import {
  readFirstStepsContract,
  updateFirstStepsContract,
} from "@/lib/domain/dashboard/first-steps/contract";
import { readFirstSteps } from "@/lib/domain/dashboard/first-steps/read-first-steps";
import { updateFirstSteps } from "@/lib/domain/dashboard/first-steps/update-first-steps";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readFirstStepsContract, ({ db, auth, params }) =>
    readFirstSteps(db, auth.organization, params.user_id),
  ),
  route(updateFirstStepsContract, ({ db, auth, params, body }) =>
    updateFirstSteps(db, auth.organization, params.user_id, body),
  ),
);
