import type { AnyContract } from "@/lib/platform/http/contract";

/** The same endpoint under /v2: the paths of webhooks have no version (spec 9), and clients that expect one find it too. */
export const underV2 = <Endpoint extends { contract: AnyContract }>(endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  contract: contractUnderV2(endpoint.contract),
});

export const contractUnderV2 = (contract: AnyContract): AnyContract => ({
  ...contract,
  path: `/v2${contract.path}`,
  name: `${contract.name}V2`,
});
