import { isDeepStrictEqual } from "node:util";

/** Fields that every update changes. */
const EXCLUDED_FIELDS = new Set(["updatedAt", "__v", "version", "ics_sequence"]);

type FieldChanges = Record<string, { before: unknown; after: unknown }>;

/** Returns the changed fields of a serialized resource. */
export function listFieldChanges(before: object, after: object): FieldChanges {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !EXCLUDED_FIELDS.has(name));
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
      .map((name) => [name, { before: was.get(name) ?? null, after: is.get(name) ?? null }]),
  );
}
