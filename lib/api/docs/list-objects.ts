import { describeLimits, describeType, isObjectSchema, toObjectAnchor } from "./describe-type";
import { getRefName, type JsonSchema } from "./get-api-document";
import { renderLine } from "./render-markdown";
import type { DocsFieldView, ObjectView } from "./view";

type Schemas = Record<string, JsonSchema>;

/** Lists the named objects that these schemas refer to, directly or indirectly, by name. */
export function listObjects(roots: JsonSchema[], schemas: Schemas): ObjectView[] {
  const visited = new Set<string>();
  const waiting = roots.flatMap(listRefs);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (visited.has(name)) continue;
    visited.add(name);
    waiting.push(...listRefs(schemas[name] ?? {}));
  }
  return [...visited]
    .filter((name) => isObjectSchema(schemas[name] ?? {}))
    .sort()
    .map((name) => describeObject(name, schemas));
}

function listRefs(schema: JsonSchema): string[] {
  const refs: string[] = [];
  JSON.stringify(schema, (key, value) => {
    if (key === "$ref" && typeof value === "string") refs.push(getRefName(value));
    return key === "examples" || key === "example" ? undefined : value;
  });
  return refs;
}

function describeObject(name: string, schemas: Schemas): ObjectView {
  const schema = schemas[name] ?? {};
  return {
    id: toObjectAnchor(name),
    name: schema.title ?? name,
    html: renderLine(schema.description ?? ""),
    fields: listSchemaFields(schema, schemas),
    type: schema.properties ? null : describeType(schema, schemas),
  };
}

export const listSchemaFields = (
  { properties = {}, required = [] }: JsonSchema,
  schemas: Schemas,
): DocsFieldView[] =>
  Object.entries(properties).map(([name, field]) =>
    describeField({ name, schema: field, required: required.includes(name) }, schemas),
  );

interface SchemaField {
  name: string;
  schema: JsonSchema;
  required: boolean;
  description?: string | undefined;
}

export const describeField = (
  { name, schema, required, description = schema.description }: SchemaField,
  schemas: Schemas,
): DocsFieldView => ({
  name,
  type: describeType(schema, schemas),
  required,
  deprecated: schema.deprecated ?? false,
  limits: describeLimits(schema),
  html: renderLine(description ?? ""),
});
