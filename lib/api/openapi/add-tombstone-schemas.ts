import type { AnyContract } from "@/lib/domain/contracts/contract";
import type { Json } from "./openapi-components";

/** Lists with `updated_since` also return tombstones. */
export const addTombstoneSchemas = ({ list }: AnyContract, response: Json): Json => {
  if (!list?.deletions || list.unsynced) return response;
  const entries = (list.at === undefined ? response : (response.properties as Json)[list.at]) as Json;
  const both = { ...entries, items: { anyOf: [entries.items, { $ref: "#/components/schemas/Deletion" }] } };
  return list.at === undefined
    ? both
    : { ...response, properties: { ...(response.properties as Json), [list.at]: both } };
};
