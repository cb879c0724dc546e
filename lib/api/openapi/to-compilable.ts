import { mapSchema } from "./map-schema";
import type { Json } from "./openapi-components";

/**
 * A schema in forms that mean the same and that generators make code of which compiles. Who reads the document, and the
 * clients that are made here, get the simpler ones.
 */
export const toCompilable = (schema: Json): Json =>
  mapSchema(schema, (part) =>
    [toPlainValue, normalizeFile, normalizeNullFields, convertDuplicateNames].reduce(
      (made, rewrite) => rewrite(made),
      part,
    ),
  );

/** Generators make a switch or number with a single value an enumeration, and give its value the type of a text. */
function toPlainValue(schema: Json): Json {
  const { const: only, ...rest } = schema;
  if (typeof only === "boolean") return { ...rest, not: { const: !only } };
  return typeof only === "number" ? { ...rest, minimum: only, maximum: only } : schema;
}

/** A field that is always null has no type that a language could give it. */
function normalizeNullFields(schema: Json): Json {
  const { properties } = schema as { properties?: Record<string, Json> };
  if (!properties || !Object.values(properties).some(isOnlyNull)) return schema;
  const fitted = Object.entries(properties).map(([name, field]) => [
    name,
    isOnlyNull(field) ? { ...field, type: ["string", "null"], const: null } : field,
  ]);
  return { ...schema, properties: Object.fromEntries(fitted) };
}

const isOnlyNull = ({ type }: Json) => type === "null";

/**
 * The media types of a file stand at the body that holds it, its size in its description: as options of a text they are
 * types without a name, and the length of a text is that of something else.
 */
function normalizeFile(schema: Json): Json {
  if (schema.format !== "binary") return schema;
  const { anyOf, maxLength, ...file } = schema as { anyOf?: Json[]; maxLength?: number };
  const isOfMedia = anyOf?.every((option) => "contentMediaType" in option && !("type" in option));
  return {
    ...file,
    ...(anyOf && !isOfMedia && { anyOf }),
    ...(maxLength && { description: `At most ${maxLength} bytes.` }),
  };
}

/** The name of which generators make an identifier, however they write it: `_id` and `id` are one. */
export const toIdentifier = (name: string): string => name.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();

/**
 * Describes a property whose name is the same identifier as one before it by a pattern, which fits that name alone:
 * generators would make two fields of one name. What holds such a property says that it may hold more than it lists.
 */
function convertDuplicateNames(schema: Json): Json {
  const { properties } = schema as { properties?: Json };
  if (!properties) return schema;
  const seen = new Set<string>();
  const isSecond = ([name]: [string, unknown]) => {
    const identifier = toIdentifier(name);
    return seen.has(identifier) || !seen.add(identifier);
  };
  const second = new Map(Object.entries(properties).filter(isSecond));
  if (second.size === 0) return schema;
  return {
    ...schema,
    properties: Object.fromEntries(Object.entries(properties).filter(([name]) => !second.has(name))),
    patternProperties: Object.fromEntries([...second].map(([name, field]) => [`^${name}$`, field])),
    required: (schema.required as string[] | undefined)?.filter((name) => !second.has(name)),
    additionalProperties: true,
  };
}
