import { isDeepStrictEqual } from "node:util";

/** True if writing these columns would change the row. */
export const hasColumnChanges = (row: object, columns: object): boolean =>
  Object.entries(columns).some(([name, value]) => !isDeepStrictEqual(row[name as keyof typeof row], value));
