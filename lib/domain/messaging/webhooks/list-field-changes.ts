import { isDeepStrictEqual } from "node:util";

/** What every change of a record brings with it. */
const EXCLUDED_FIELDS = new Set(["updatedAt", "__v", "version", "ics_sequence"]);

type FieldChanges = Record<string, { before: unknown; after: unknown }>;

/** The fields of a resource that are others than before, as the API answers them. */
export function listFieldChanges(before: object, after: object): FieldChanges {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter((name) => !EXCLUDED_FIELDS.has(name));
  return Object.fromEntries(
    names
      .filter((name) => !isDeepStrictEqual(was.get(name), is.get(name)))
      .map((name) => [name, { before: was.get(name) ?? null, after: is.get(name) ?? null }]),
  );
}
