import { nameInside, namePart } from "./name-parts";
import type { Json } from "./openapi-components";

type Operations = Record<string, Record<string, Json>>;

const capitalize = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);

interface Content {
  content?: Record<string, { schema?: Json }>;
}

/** Names every object of a whole document, in place: those of the components first, as operations refer to them. */
export function nameAll(document: Json, schemas: Json): void {
  for (const [name, schema] of Object.entries(schemas))
    schemas[name] = nameInside(schema as Json, name, schemas);
  const { paths, webhooks } = document as { paths: Operations; webhooks: Operations };
  for (const operation of [paths, webhooks]
    .flatMap(Object.values<Record<string, Json>>)
    .flatMap(Object.values<Json>)) {
    const name = capitalize(String(operation.operationId));
    nameContent(operation.requestBody as Content | undefined, `${name}Body`, schemas);
    for (const response of Object.values((operation.responses ?? {}) as Record<string, Content>))
      nameContent(response, `${name}Answer`, schemas);
  }
  for (const [name, schema] of Object.entries(schemas))
    schemas[name] = { title: toWords(name), ...(schema as Json) };
}

function nameContent(holder: Content | undefined, name: string, schemas: Json): void {
  for (const media of Object.values(holder?.content ?? {}))
    if (media.schema) media.schema = namePart(media.schema, name, schemas);
}

/** `EventDate` → `Event date` */
const toWords = (name: string) =>
  name.replace(
    /([a-z0-9])([A-Z])/g,
    (_, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );
