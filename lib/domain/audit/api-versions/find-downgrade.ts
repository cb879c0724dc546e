import type { ApiVersion } from "@/lib/domain/contracts/api-versions";
import { API_CHANGES } from "./api-changes";

export type Downgrade = (value: never) => unknown;

/** Returns the conversion of this schema to that version; null if the schema was the same. */
export function findDowngrade(schema: string | undefined, version: ApiVersion): Downgrade | null {
  const changes = API_CHANGES.flatMap((change) =>
    change.version > version && change.schema === schema && change.toOlder ? change.toOlder : [],
  );
  if (schema === undefined || changes.length === 0) return null;
  return (value: Record<string, unknown>) => changes.reduce((newer, toOlder) => toOlder(newer), value);
}
