import { extractInnerSchemas, extractSchema } from "./extract-schemas";
import type { Json } from "./openapi-components";

type Operations = Record<string, Record<string, Json>>;

const toCapitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface Content {
  content?: Record<string, { schema?: Json }>;
}

/** Names every object of a document, in place: those of the components first, as operations refer to them. */
export function assignSchemaNames(document: Json, schemas: Json): void {
  for (const [name, schema] of Object.entries(schemas))
    schemas[name] = extractInnerSchemas(schema as Json, name, schemas);
  const { paths, webhooks } = document as { paths: Operations; webhooks: Operations };
  for (const operation of [paths, webhooks]
    .flatMap(Object.values<Record<string, Json>>)
    .flatMap(Object.values<Json>)) {
    const name = toCapitalized(String(operation.operationId));
    assignContentName(operation.requestBody as Content | undefined, `${name}Body`, schemas);
    for (const response of Object.values((operation.responses ?? {}) as Record<string, Content>))
      assignContentName(response, `${name}Answer`, schemas);
  }
  for (const [name, schema] of Object.entries(schemas))
    schemas[name] = { title: toWords(name), ...(schema as Json) };
}

function assignContentName(holder: Content | undefined, name: string, schemas: Json): void {
  for (const media of Object.values(holder?.content ?? {}))
    if (media.schema) media.schema = extractSchema(media.schema, name, schemas);
}

/** `EventDate` → `Event date` */
const toWords = (name: string) =>
  name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
