import { route, routes } from "@/lib/api/route";
import { readProvisioningContract } from "@/lib/domain/people/provisioning/contract";
import { readProvisioning } from "@/lib/domain/people/provisioning/read-provisioning";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = routes(
  route(readProvisioningContract, ({ db, auth }) => readProvisioning(db, auth.organization)),
);
