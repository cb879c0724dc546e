import { buildEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getProvisioningContract } from "@/lib/domain/people/provisioning/contract";
import { getProvisioning } from "@/lib/domain/people/provisioning/get-provisioning";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildEndpoint(getProvisioningContract, ({ db, auth }) => getProvisioning(db, auth.organization)),
);
