import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "@/lib/api/openapi/build-openapi-document";
import { createLazySingleton } from "@/lib/platform/cache/create-lazy-singleton";
import { env } from "@/lib/platform/env/env";

/** The parts of JSON Schema that the reference reads. */
export interface JsonSchema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  additionalProperties?: JsonSchema | boolean;
  default?: unknown;
  examples?: unknown[];
  deprecated?: boolean;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface DocsParameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: JsonSchema;
  example?: unknown;
}

export interface DocsMedia {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

export interface DocsResponse {
  description: string;
  content?: Record<string, DocsMedia>;
}

export interface DocsOperation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  deprecated: boolean;
  security: Record<string, string[]>[];
  parameters: DocsParameter[];
  body: Record<string, DocsMedia> | null;
  answers: Record<string, DocsResponse>;
}

export interface ApiDocument {
  description: string;
  origin: string;
  tags: { name: string; description: string }[];
  operations: DocsOperation[];
  schemas: Record<string, JsonSchema>;
}

/**
 * The OpenAPI document with all references except those to schemas resolved. It is built once, as contracts do not
 * change.
 */
export const getApiDocument = createLazySingleton(
  (): ApiDocument =>
    parseOpenApi(buildOpenapiDocument(CONTRACTS, env().WEB_URL, { compilable: false }) as unknown as OpenApi),
);

interface OpenApi {
  info: { description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters: Record<string, DocsParameter>;
    responses: Record<string, DocsResponse>;
  };
}

interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters: (DocsParameter | { $ref: string })[];
  requestBody?: { content: Record<string, DocsMedia> };
  responses: Record<string, DocsResponse | { $ref: string }>;
}

function parseOpenApi({ info, servers, tags, paths, components }: OpenApi): ApiDocument {
  const find = <Part extends object>(part: Part | { $ref: string }, among: Record<string, Part>): Part =>
    "$ref" in part ? (among[getRefName(part.$ref)] as Part) : part;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): DocsOperation => ({
        id: operation.operationId,
        method: method.toUpperCase(),
        path,
        tag: operation.tags[0] ?? "",
        summary: operation.summary,
        description: operation.description,
        deprecated: operation.deprecated ?? false,
        security: operation.security,
        parameters: operation.parameters.map((each) => find(each, components.parameters)),
        body: operation.requestBody?.content ?? null,
        answers: Object.fromEntries(
          Object.entries(operation.responses).map(([status, each]) => [
            status,
            find(each, components.responses),
          ]),
        ),
      }),
    ),
  );
  return {
    description: info.description,
    origin: servers[0]?.url ?? "",
    tags,
    operations,
    schemas: components.schemas,
  };
}

/** `#/components/schemas/Event` → `Event` */
export const getRefName = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);
