import { CONTRACTS } from "@/lib/api/contracts";
import { openapiDocument } from "@/lib/api/openapi/openapi";
import { env } from "@/lib/platform/env/env";
import { once } from "@/lib/platform/memory/once";

/** A JSON Schema, as far as the reference reads it. */
export interface Schema {
  $ref?: string;
  title?: string;
  description?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
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

export interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  description?: string;
  schema: Schema;
  example?: unknown;
}

export interface Media {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { summary?: string; value?: unknown }>;
}

export interface Answer {
  description: string;
  content?: Record<string, Media>;
}

export interface Operation {
  id: string;
  method: string;
  path: string;
  tag: string;
  summary: string;
  description: string;
  deprecated: boolean;
  security: Record<string, string[]>[];
  parameters: Parameter[];
  body: Record<string, Media> | null;
  answers: Record<string, Answer>;
}

export interface ApiDocument {
  description: string;
  origin: string;
  tags: { name: string; description: string }[];
  operations: Operation[];
  schemas: Record<string, Schema>;
}

/** The OpenAPI document, with what it refers to outside of schemas put in place. Made once: contracts do not change. */
export const readDocument = once(
  (): ApiDocument =>
    takeApart(openapiDocument(CONTRACTS, env().WEB_URL, { compilable: false }) as unknown as OpenApi),
);

interface OpenApi {
  info: { description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, OpenApiOperation>>;
  components: {
    schemas: Record<string, Schema>;
    parameters: Record<string, Parameter>;
    responses: Record<string, Answer>;
  };
}

interface OpenApiOperation {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  deprecated?: boolean;
  security: Record<string, string[]>[];
  parameters: (Parameter | { $ref: string })[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, Answer | { $ref: string }>;
}

function takeApart({ info, servers, tags, paths, components }: OpenApi): ApiDocument {
  const find = <Part extends object>(part: Part | { $ref: string }, among: Record<string, Part>): Part =>
    "$ref" in part ? (among[nameOfRef(part.$ref)] as Part) : part;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]): Operation => ({
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
export const nameOfRef = (ref: string): string => ref.slice(ref.lastIndexOf("/") + 1);
