import type { Json } from "./openapi-components";

/** Keys whose values are data, not schemas. */
const DATA_KEYS = new Set(["default", "example", "examples", "enum", "const", "required"]);

/**
 * Writes a schema in the words that generators of clients know, with the same meaning: options of one type each
 * instead of a list of several; a type beside null stays a list.
 */
export function fitGenerators<T>(part: T): T {
  if (Array.isArray(part)) return part.map(fitGenerators) as T;
  if (part === null || typeof part !== "object") return part;
  const fitted = Object.fromEntries(
    Object.entries(part).map(([key, value]) => [key, DATA_KEYS.has(key) ? value : fitGenerators(value)]),
  );
  return fitType(fitted) as T;
}

function fitType(schema: Json): Json {
  const { type, ...rest } = schema;
  if (!Array.isArray(type) || type.filter((one) => one !== "null").length < 2) return schema;
  return { ...rest, anyOf: type.map((one: string) => ({ type: one })) };
}
