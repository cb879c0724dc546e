import { route, routes } from "@/lib/api/route";
import { authTestContract } from "@/lib/domain/tenancy/organizations/contract";
import { readOrganization } from "@/lib/domain/tenancy/organizations/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(authTestContract, ({ db, auth }) => readOrganization(db, auth.organization)),
);
