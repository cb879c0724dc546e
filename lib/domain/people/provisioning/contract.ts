import { defineContract } from "@/lib/domain/contracts/contract";
import { provisioning } from "./schema";

export const getProvisioningContract = defineContract({
  tag: "Sign-in",
  scope: "organization:read",
  audience: "admins",
  method: "GET",
  path: "/v2/provisioning",
  name: "getProvisioning",
  summary: "Get the status of SCIM provisioning",
  description:
    "The directory itself speaks SCIM 2.0 (RFC 7643, 7644) at `/scim/v2`, with a key that has the scope `scim`.",
  status: [200],
  answer: provisioning,
});
