import type { AnyContract } from "@/lib/platform/http/contract";
import type { Json } from "./openapi-components";

/** Lists with `updated_since` also return tombstones. */
export const addTombstoneSchemas = ({ list }: AnyContract, answer: Json): Json => {
  if (!list?.deletions || list.unsynced) return answer;
  const entries = (list.at === undefined ? answer : (answer.properties as Json)[list.at]) as Json;
  const both = { ...entries, items: { anyOf: [entries.items, { $ref: "#/components/schemas/Deletion" }] } };
  return list.at === undefined
    ? both
    : { ...answer, properties: { ...(answer.properties as Json), [list.at]: both } };
};
