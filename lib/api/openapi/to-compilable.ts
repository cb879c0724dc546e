import { mapSchema } from "./map-schema";
import type { Json } from "./openapi-components";

/**
 * Rewrites a schema into forms with the same meaning that compile in generated code. The document for readers and for
 * the project's own clients keeps the simpler forms.
 */
export const toCompilable = (schema: Json): Json =>
  mapSchema(schema, (part) =>
    [toPlainValue, normalizeFile, normalizeNullFields, convertDuplicateNames].reduce(
      (current, rewrite) => rewrite(current),
      part,
    ),
  );

/** Replaces a boolean or number constant, as generators make it an enumeration with values of type string. */
function toPlainValue(schema: Json): Json {
  const { const: only, ...rest } = schema;
  if (typeof only === "boolean") return { ...rest, not: { const: !only } };
  return typeof only === "number" ? { ...rest, minimum: only, maximum: only } : schema;
}

/** Gives a field that is always null a type, as languages have none for it. */
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
 * Removes media types and the size from a file's schema: generators make unnamed types of the former and take the
 * latter for the length of a text. The media types are at the body, the size is in the description.
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

/** The key by which generators compare identifiers: `_id` and `id` are the same. */
export const toIdentifier = (name: string): string => name.replace(/[^a-zA-Z0-9]/g, "").toLowerCase();

/**
 * Describes a property by a pattern that matches only its name if an earlier one has the same identifier, as generators
 * would create two fields with one name. The object then allows additional properties.
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
