import { route, routes } from "@/lib/http/route";
import { authTestContract } from "@/lib/organizations/contract";
import { readOrganization } from "@/lib/organizations/queries";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(authTestContract, ({ db, auth }) => readOrganization(db, auth.organization)),
);
