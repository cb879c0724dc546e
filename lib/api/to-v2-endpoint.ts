import type { AnyContract } from "@/lib/platform/http/contract";

/** The same endpoint under /v2: the paths of webhooks have no version (spec 9), and clients that expect one find it too. */
export const toV2Endpoint = <Endpoint extends { contract: AnyContract }>(endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  contract: toV2Contract(endpoint.contract),
});

export const toV2Contract = (contract: AnyContract): AnyContract => ({
  ...contract,
  path: `/v2${contract.path}`,
  name: `${contract.name}V2`,
});
