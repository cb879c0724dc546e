import { isDeepStrictEqual } from "node:util";
import type { Json } from "./openapi-components";

const toPascalCase = (text: string) =>
  text.replace(/(?:^|[^a-zA-Z0-9]+)([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());

const toSingular = (name: string) =>
  /ies$/.test(name) ? name.replace(/ies$/, "y") : /[^s]s$/.test(name) ? name.slice(0, -1) : `${name}Entry`;

const isObject = (schema: Json) => schema.type === "object" && "properties" in schema;

/**
 * Moves every object within a schema to the components, named after its path: generated clients name types after
 * components, and would number inline ones.
 */
export function extractSchema(schema: Json, name: string, schemas: Json): Json {
  if ("$ref" in schema) return schema;
  const inner = extractInnerSchemas(schema, name, schemas);
  if (!isObject(inner)) return inner;
  const { description, ...part } = inner;
  const freeName = findFreeName(part, name, schemas);
  schemas[freeName] = part;
  const ref = { $ref: `#/components/schemas/${freeName}` };
  return description === undefined ? ref : { ...ref, description };
}

/** Extracts the objects within the schema, but not the schema itself. */
export function extractInnerSchemas(schema: Json, name: string, schemas: Json): Json {
  const named: Json = { ...toPlainItems(schema) };
  const replacePart = (key: string, make: (part: Json) => Json) => {
    const part = named[key];
    if (part !== null && typeof part === "object" && !Array.isArray(part)) named[key] = make(part as Json);
  };
  replacePart("properties", (properties) =>
    Object.fromEntries(
      Object.entries(properties).map(([key, field]) => [
        key,
        extractSchema(field as Json, name + toPascalCase(key), schemas),
      ]),
    ),
  );
  replacePart("items", (items) => extractSchema(items, toSingular(name), schemas));
  replacePart("additionalProperties", (value) => extractSchema(value, `${name}Value`, schemas));
  for (const key of ["anyOf", "oneOf", "allOf"])
    if (Array.isArray(named[key])) named[key] = extractOptionSchemas(named[key] as Json[], name, schemas);
  return addDiscriminator(named, schemas);
}

function extractOptionSchemas(options: readonly Json[], name: string, schemas: Json): Json[] {
  const objects = options.filter(isObject);
  return options.map((option, index) => {
    const optionName = objects.length > 1 ? name + (findConstName(option) ?? `Option${index + 1}`) : name;
    return addOptionTitle(extractSchema(option, optionName, schemas), optionName);
  });
}

/** Adds a title to options that differ only in type: `AnswerValueText`, `AnswerValueList`. */
const addOptionTitle = (option: Json, name: string): Json =>
  "$ref" in option || option.type === "null" || "title" in option
    ? option
    : { title: name + getKindName(option), ...option };

const KINDS: Record<string, string> = {
  string: "Text",
  integer: "Integer",
  number: "Number",
  boolean: "Flag",
  array: "List",
  object: "Object",
};

function getKindName(option: Json): string {
  if (typeof option.const === "string") return toPascalCase(option.const);
  if (typeof option.format === "string") return toPascalCase(option.format);
  return KINDS[String(option.type)] ?? "Option";
}

/** The constant that identifies one of several options. */
function findConstName({ properties = {} }: Json): string | undefined {
  const field = Object.values(properties as Record<string, Json>).find(
    (one) => typeof one.const === "string",
  );
  return field && toPascalCase(String(field.const));
}

const getFields = (schema: unknown): Record<string, Json> =>
  ((schema as Json | undefined)?.properties ?? {}) as Record<string, Json>;

/** Adds a discriminator if each option has another constant in the same field. */
function addDiscriminator(schema: Json, schemas: Json): Json {
  const { oneOf, anyOf } = schema as { oneOf?: Json[]; anyOf?: Json[] };
  const options = oneOf ?? anyOf ?? [];
  const refs = options.flatMap(({ $ref }) => (typeof $ref === "string" ? [$ref] : []));
  if (refs.length < 2 || refs.length < options.length) return schema;
  const fields = refs.map((ref) => getFields(schemas[ref.split("/").at(-1) ?? ""]));
  const propertyName = Object.keys(fields[0] ?? {}).find((key) => {
    const constants = fields.map((one) => one[key]?.const);
    return (
      constants.every((constant) => typeof constant === "string") &&
      new Set(constants).size === constants.length
    );
  });
  if (propertyName === undefined) return schema;
  const mapping = Object.fromEntries(fields.map((one, index) => [one[propertyName]?.const, refs[index]]));
  const { anyOf: _, ...rest } = schema;
  return { ...rest, oneOf: options, discriminator: { propertyName, mapping } };
}

/** Turns a tuple of equal types into an array with a fixed length, which every generator supports. */
function toPlainItems(schema: Json): Json {
  const { prefixItems, ...rest } = schema as Json & { prefixItems?: Json[] };
  const [first, ...others] = prefixItems ?? [];
  if (!first) return schema;
  const { type } = first;
  const isAlike = others.every((item) => item.type === type);
  const length = prefixItems?.length;
  const items = others.every((item) => isDeepStrictEqual(item, first))
    ? first
    : { type, ...mergeRanges([first, ...others]) };
  return isAlike ? { ...rest, items, minItems: length, maxItems: length } : schema;
}

/** The range that covers those of all items; an item without a limit removes the limit. */
function mergeRanges(items: readonly Json[]): Json {
  const ends = (name: string) => items.map((item) => item[name]).filter((end) => typeof end === "number");
  const [least, most] = [ends("minimum"), ends("maximum")];
  return {
    ...(least.length === items.length && { minimum: Math.min(...least) }),
    ...(most.length === items.length && { maximum: Math.max(...most) }),
  };
}

function findFreeName(part: Json, name: string, schemas: Json): string {
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? name : `${name}${number}`;
    if (!(candidate in schemas) || isDeepStrictEqual(schemas[candidate], part)) return candidate;
  }
}
