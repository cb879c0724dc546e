import type { Json } from "./openapi-components";

/** Keys with data as values, not schemas. */
const DATA_KEYS = new Set(["default", "example", "examples", "enum", "const", "required"]);

/** Keys with maps of schemas by name as values. */
const NAMED_KEYS = new Set(["properties", "patternProperties", "$defs"]);

const isJson = (part: unknown): part is Json =>
  part !== null && typeof part === "object" && !Array.isArray(part);

/** Rewrites a schema and every schema in it, the inner ones first. */
export function mapSchema<T>(part: T, rewrite: (schema: Json) => Json): T {
  const rewriteAll = (value: unknown): unknown => mapSchema(value, rewrite);
  if (Array.isArray(part)) return part.map(rewriteAll) as T;
  if (!isJson(part)) return part;
  const entries = Object.entries(part).map(([key, value]) => {
    if (DATA_KEYS.has(key)) return [key, value];
    if (!NAMED_KEYS.has(key) || !isJson(value)) return [key, rewriteAll(value)];
    return [
      key,
      Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, rewriteAll(schema)])),
    ];
  });
  return rewrite(Object.fromEntries(entries)) as T;
}
