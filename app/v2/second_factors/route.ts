import { route, routes } from "@/lib/api/route";
import { readSecondFactorsContract } from "@/lib/domain/auth/second-factors/contract";
import { readSecondFactors } from "@/lib/domain/auth/second-factors/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readSecondFactorsContract, ({ db, auth }) => readSecondFactors(db, auth.organization, auth.actor.id)),
);
