import { mapSchema } from "./map-schema";
import type { Json } from "./openapi-components";

/**
 * Rewrites a schema into forms that client generators support, with the same meaning: options of one type each instead
 * of a list of types, and nested options as one list. A type beside null stays a list.
 */
export const normalizeForGenerators = <T>(part: T): T =>
  mapSchema(part, (schema) => joinOptions(normalizeType(schema)));

function normalizeType(schema: Json): Json {
  const { type, ...rest } = schema;
  if (!Array.isArray(type) || type.filter((one) => one !== "null").length < 2) return schema;
  return { ...rest, anyOf: type.map((one: string) => ({ type: one })) };
}

/** Flattens options that are lists of options; their keywords move to each option. */
function joinOptions(schema: Json): Json {
  const { anyOf, description } = schema as { anyOf?: Json[]; description?: string };
  const inner = anyOf?.find(isOnlyOptions);
  if (!anyOf || !inner) return schema;
  const described = [description, inner.description].filter(Boolean).join(" ");
  return {
    ...schema,
    anyOf: anyOf.flatMap((option) => (option === inner ? inner.anyOf : option)),
    ...(described && { description: described }),
  };
}

const isOnlyOptions = (schema: Json): schema is { anyOf: Json[]; description?: string } =>
  Array.isArray(schema.anyOf) && Object.keys(schema).every((key) => key === "anyOf" || key === "description");
