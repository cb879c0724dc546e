import { buildPublicEndpoint, buildRouteHandlers } from "@/lib/api/build-endpoint";
import { getPushKeyContract } from "@/lib/domain/events/push/contract";
import { getVapidDetails } from "@/lib/domain/events/push/get-vapid-details";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = buildRouteHandlers(
  buildPublicEndpoint(getPushKeyContract, () => ({ public_key: getVapidDetails()?.publicKey ?? null })),
);
