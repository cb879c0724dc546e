import type { Json } from "./openapi-components";

/** Example values by the name of a field, for schemas without an example. */
const EXAMPLES_BY_NAME: Record<string, unknown> = {
  __v: 0,
  address: "1 Main Street, 75001 Paris",
  app_url: "https://meet.example.com",
  action: "event.created",
  body: "See you soon.",
  company: "Example Ltd",
  coordinates: [48.8566, 2.3522],
  contact_email: "jane@example.com",
  contact_name: "Jane Doe",
  email: "jane@example.com",
  emails: ["jane@example.com"],
  end: "2031-03-10T09:30:00.000Z",
  end_date: "2031-03-10T09:30:00.000Z",
  extid: "crm-4711",
  first_name: "Jane",
  full_name: "Jane Doe",
  handle: "quick-call",
  lang: "en",
  language: "en",
  last_name: "Doe",
  latitude: 48.8566,
  limit: 100,
  link: "https://meet.example.com/jane",
  longitude: 2.3522,
  message: "Pick a time that suits you.",
  name: "Example",
  nickname: "jane",
  phone: "+33 1 23 45 67 89",
  plan: "pro",
  timezone: "Europe/Paris",
  title: "Kick-off",
  urls: ["https://meet.example.com/jane"],
};

const EXAMPLES_BY_FORMAT: Record<string, string> = {
  date: "2031-03-10",
  "date-time": "2031-03-10T09:00:00.000Z",
  email: "jane@example.com",
  uri: "https://example.com",
};

/** Builds a value that fits the JSON Schema, from its examples as far as it has some. */
export function buildExample(schema: Json, schemas: Json, name = ""): unknown {
  const {
    $ref,
    examples,
    anyOf,
    oneOf,
    allOf,
    properties,
    additionalProperties,
    items,
    prefixItems,
    format,
  } = schema as Schema;
  if ($ref) return buildExample(schemas[$ref.split("/").at(-1) ?? ""] as Json, schemas, name);
  if (examples) return examples[0];
  if ("const" in schema) return schema.const;
  const options = anyOf ?? oneOf;
  if (options) return buildExample(options[0] as Json, schemas, name);
  if (allOf) return Object.assign({}, ...allOf.map((part) => buildExample(part, schemas, name)));
  if (schema.enum) return (schema as Schema).enum?.[0];
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties).flatMap(([key, field]) =>
        (field as Json).deprecated ? [] : [[key, buildExample(field, schemas, key)]],
      ),
    );
  }
  // A nullable field is shown with a value.
  const type = [schema.type].flat()[0];
  if (Object.hasOwn(EXAMPLES_BY_NAME, name) && getTypeName(EXAMPLES_BY_NAME[name]) === type)
    return EXAMPLES_BY_NAME[name];
  if (format && EXAMPLES_BY_FORMAT[format]) return EXAMPLES_BY_FORMAT[format];
  if ("default" in schema) return schema.default;
  switch (type) {
    case "array":
      if (prefixItems) return prefixItems.map((item) => buildExample(item, schemas, name));
      return items ? [buildExample(items, schemas, name)] : [];
    case "object":
      return typeof additionalProperties === "object"
        ? {
            [String(buildExample((schema as Schema).propertyNames ?? { type: "string" }, schemas))]:
              buildExample(additionalProperties, schemas),
          }
        : {};
    case "integer":
    case "number":
      return schema.minimum ?? 1;
    case "boolean":
      return false;
    case "string":
      return "text";
    default:
      return null;
  }
}

const getTypeName = (value: unknown) =>
  Array.isArray(value) ? "array" : Number.isInteger(value) ? "integer" : typeof value;

type Schema = {
  $ref?: string;
  examples?: unknown[];
  enum?: unknown[];
  anyOf?: Json[];
  oneOf?: Json[];
  allOf?: Json[];
  properties?: Record<string, Json>;
  additionalProperties?: Json | boolean;
  items?: Json;
  prefixItems?: Json[];
  propertyNames?: Json;
  format?: string;
};
