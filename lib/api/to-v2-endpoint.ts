import type { AnyContract } from "@/lib/domain/contracts/contract";

/** Moves an endpoint below /v2. The webhook paths have no version; clients may expect one. */
export const toV2Endpoint = <Endpoint extends { contract: AnyContract }>(endpoint: Endpoint): Endpoint => ({
  ...endpoint,
  contract: toV2Contract(endpoint.contract),
});

export const toV2Contract = (contract: AnyContract): AnyContract => ({
  ...contract,
  path: `/v2${contract.path}`,
  name: `${contract.name}V2`,
});
