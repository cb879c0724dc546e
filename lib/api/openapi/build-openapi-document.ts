import { z } from "zod";
import { findReach, ROLES } from "@/lib/domain/contracts/audience";
import { type AnyContract, hasIfMatch } from "@/lib/domain/contracts/contract";
import { problemBody } from "@/lib/domain/contracts/problem-schema";
import { tombstoneSchema } from "@/lib/domain/contracts/tombstone";
import { isBodyOptional } from "@/lib/platform/http/default-body";
import { addTombstoneSchemas } from "./add-tombstone-schemas";
import { assignSchemaNames } from "./assign-schema-names";
import { buildExample } from "./build-example";
import { describeSecurity, findNeededScope, listSecurity } from "./describe-security";
import { describeWebhooks, WEBHOOK_TAG } from "./describe-webhooks";
import { listErrorStatuses } from "./list-error-statuses";
import { normalizeForGenerators } from "./normalize-for-generators";
import {
  buildHeaderRef,
  buildProblemRef,
  buildProblemResponses,
  type Json,
  OPENAPI_HEADERS,
  OPENAPI_PARAMETERS,
} from "./openapi-components";
import { PARAMETER_DESCRIPTIONS } from "./parameter-descriptions";
import { RECORDED_EXAMPLES } from "./recorded-examples";
import { API_TAGS } from "./tags";
import { toCompilable } from "./to-compilable";

const API_DESCRIPTION = `Everything an organisation can do in Bookpage, over HTTP and JSON.

**Authentication.** Send the organisation's API key in the \`Authorization\` header, bare or after \`Bearer\`. Keys may be limited to scopes. Each operation names the scope it requires and the roles that may call it from the console: owner, admin, manager, member or viewer.

**Errors** are \`application/problem+json\` (RFC 9457) with a stable \`code\`; [all codes](/docs/problems). A method that a path doesn't support returns 405 with \`Allow\`.

**Lists** return the newest items first. For the next page, follow the \`Link\` header or pass \`Next-Cursor\` as \`cursor\`. All lists accept \`fields\`. Lists of stored resources also accept \`updated_since\`, which returns changed and deleted items; pass \`Next-Updated-Since\` in the next request so that you miss nothing.

**Validation.** Unknown query parameters are rejected. Unknown body keys are ignored unless the request has \`Prefer: handling=strict\`; errors list them in any case. Actions (cancel, confirm, reschedule, reassign and so on) use defaults for missing keys, so they reject unknown ones unless the request has \`Prefer: handling=lenient\`. A single object is accepted where a list is expected. You can send a response back unchanged; changing a read-only field is an error.`;

interface DocumentOptions {
  /** True if lists may hold tombstones; readers that do not sync need none. */
  deletions?: boolean;
  /** True if schemas take the forms that compile in generated code; readers find the others simpler. */
  compilable?: boolean;
}

/** Builds the OpenAPI 3.1 document of these endpoints, as served under `webUrl`. */
export function buildOpenapiDocument(
  contracts: readonly AnyContract[],
  webUrl: string,
  { deletions = true, compilable = true }: DocumentOptions = {},
): Json {
  const schemas: Json = {};
  toJsonSchema(problemBody, schemas);
  toJsonSchema(tombstoneSchema, schemas);
  const paths: Record<string, Json> = {};
  for (const contract of contracts) {
    const path = contract.path.replace(/:(\w+)/g, "{$1}");
    paths[path] = {
      ...paths[path],
      [contract.method.toLowerCase()]: describeOperation(contract, schemas, deletions),
    };
  }
  const webhooks = describeWebhooks((schema) => toJsonSchema(schema, schemas));
  assignSchemaNames({ paths, webhooks }, schemas);
  return {
    openapi: "3.1.0",
    info: {
      title: "Bookpage API",
      version: "2",
      summary: "Booking pages, free slots, events.",
      description: API_DESCRIPTION,
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: webUrl }],
    tags: [...new Set([...contracts.map(({ tag }) => tag), WEBHOOK_TAG])].map((name) => ({
      name,
      description: API_TAGS[name],
    })),
    paths,
    webhooks,
    components: {
      schemas: Object.fromEntries(
        Object.entries(schemas)
          .sort(([a], [b]) => a.localeCompare(b))
          .map(([name, schema]) => [name, compilable ? toCompilable(schema as Json) : schema]),
      ),
      responses: buildProblemResponses(),
      parameters: OPENAPI_PARAMETERS,
      headers: OPENAPI_HEADERS,
      securitySchemes: describeSecurity(webUrl),
    },
  };
}

function describeOperation(contract: AnyContract, schemas: Json, deletions: boolean): Json {
  const { name, tag, summary, description, deprecated, body } = contract;
  const media = contract.media ?? ["application/json"];
  // Generators build the function from the first media type; for a form that is the one with the field's name.
  const shown = [...media].sort((a, b) => Number(b === FORM) - Number(a === FORM));
  const neededScope = findNeededScope(contract);
  return {
    operationId: name,
    tags: [tag],
    summary,
    description: [description, describePutRule(contract), describeAccess(contract)]
      .filter(Boolean)
      .join("\n\n"),
    ...(deprecated && { deprecated: true }),
    security: listSecurity(contract),
    ...(neededScope && { "x-scope": neededScope }),
    parameters: listParameters(contract, schemas),
    ...(body && {
      requestBody: {
        required: !isBodyOptional(body),
        content: Object.fromEntries(
          shown.map((type) => [type, describeBody(contract, body, type, media, schemas)]),
        ),
      },
    }),
    responses: describeResponses(contract, schemas, deletions),
  };
}

const FORM = "multipart/form-data";

function describeBody(
  { name, upload, example, parts = [] }: AnyContract,
  body: z.ZodType,
  type: string,
  media: readonly string[],
  schemas: Json,
): Json {
  for (const part of parts) toJsonSchema(part, schemas);
  const schema = toJsonSchema(body, schemas);
  if (!upload)
    return { schema, ...describeBodyExamples(example?.body, RECORDED_EXAMPLES.operations[name]?.body) };
  if (type !== FORM) return { schema };
  const contentType = media.filter((one) => one !== FORM).join(", ");
  return {
    schema: { type: "object", properties: { file: schema }, required: ["file"] },
    encoding: { file: { contentType } },
  };
}

/** The body that was sent for the response shown, and beside it a body with more fields, if there is one. */
function describeBodyExamples(written: unknown, sent: unknown): Json {
  if (written === undefined && sent === undefined) return {};
  if (written === undefined || sent === undefined) return { example: sent ?? written };
  return {
    examples: {
      written: { summary: "All fields", value: written },
      sent: { summary: "The request of the example response", value: sent },
    },
  };
}

/** The rule for fields that a PUT leaves out. */
const describePutRule = ({ method, body, upload }: AnyContract): string =>
  method === "PUT" && body instanceof z.ZodObject && !upload
    ? "Fields that are not sent stay as they are; lists that are sent replace the existing ones."
    : "";

function describeAccess(contract: AnyContract): string {
  const { scope, secret } = contract;
  if (secret) return "";
  if (scope === "public") return "Needs no key.";
  return [describeScope(scope), describeRoles(contract)].filter(Boolean).join(" ");
}

function describeScope(scope: AnyContract["scope"]): string {
  if (scope === "session") return "For signed-in people, not for keys.";
  return scope === "any" ? "Any key is accepted." : `Scope: \`${scope}\`.`;
}

const REACHES = {
  all: "",
  team: " (of themselves and the people they manage)",
  own: " (of themselves)",
};

/** The roles that may call the endpoint. */
function describeRoles({ audience, keyOnly }: AnyContract): string {
  if (keyOnly || !audience) return "For keys only.";
  const roles = ROLES.flatMap((role) => {
    const reach = findReach(audience, role);
    return reach ? `${role}${REACHES[reach]}` : [];
  });
  return `Roles: ${roles.join(", ")}.`;
}

function listParameters(contract: AnyContract, schemas: Json): Json[] {
  const { method, params, query, body, secret } = contract;
  const ofScope = [
    ...listParameterFields(params, "path", schemas),
    ...listParameterFields(query, "query", schemas),
  ];
  const shared = {
    IdempotencyKey: method === "POST" && !secret,
    IfMatch: hasIfMatch(contract),
    IfNoneMatch: hasVersion(contract) && method === "GET",
    Prefer: Boolean(body ?? query) && !secret,
    Version: !secret,
  } satisfies Record<keyof typeof OPENAPI_PARAMETERS, boolean>;
  const names = Object.entries(shared).flatMap(([name, applies]) => (applies ? name : []));
  return [...ofScope, ...names.map((name) => ({ $ref: `#/components/parameters/${name}` }))];
}

function listParameterFields(schema: z.ZodType | undefined, place: "path" | "query", schemas: Json): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJsonSchema(schema, schemas) as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, { description, ...field }]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    description: description ?? PARAMETER_DESCRIPTIONS[name],
    schema: field,
  }));
}

function describeResponses(contract: AnyContract, schemas: Json, deletions: boolean): Json {
  const { name, method, query, status, answer, example, secret, location } = contract;
  const versioned = hasVersion(contract);
  const headers = {
    "X-Request-Id": buildHeaderRef("RequestId"),
    "Bookpage-Version": buildHeaderRef("Version"),
    RateLimit: buildHeaderRef("RateLimit"),
    "RateLimit-Policy": buildHeaderRef("RateLimitPolicy"),
    ...(versioned && { ETag: buildHeaderRef("ETag") }),
    ...(hasKey(query, "cursor") && {
      Link: buildHeaderRef("Link"),
      "Next-Cursor": buildHeaderRef("NextCursor"),
    }),
    ...(hasKey(query, "updated_since") && { "Next-Updated-Since": buildHeaderRef("NextUpdatedSince") }),
    ...(method === "POST" && !secret && { "Idempotent-Replayed": buildHeaderRef("IdempotentReplayed") }),
  };
  const schema = toJsonSchema(answer, schemas);
  const content = {
    "application/json": {
      schema: deletions ? addTombstoneSchemas(contract, schema) : schema,
      example: RECORDED_EXAMPLES.operations[name]?.answer ?? example?.answer ?? buildExample(schema, schemas),
    },
  };
  return {
    ...Object.fromEntries(
      status.map((code) => [
        code,
        {
          description: SUCCESS_DESCRIPTIONS[code],
          headers: { ...headers, ...(code === 201 && location && { Location: buildHeaderRef("Location") }) },
          ...(code !== 204 && { content }),
        },
      ]),
    ),
    ...(versioned &&
      method === "GET" && {
        304: { description: "Not modified: the version that you have is current.", headers },
      }),
    ...Object.fromEntries(listErrorStatuses(contract).map((code) => [code, buildProblemRef(code)])),
  };
}

const SUCCESS_DESCRIPTIONS = {
  200: "Done.",
  201: "Created.",
  202: "Accepted.",
  204: "Done; the response has no body.",
};

/** True if the response is one stored record, or can be one. */
const hasVersion = ({ answer, tagged }: AnyContract): boolean =>
  tagged === true ||
  (answer instanceof z.ZodUnion ? answer.options : [answer]).some(
    (schema) => hasKey(schema as z.ZodType, "_id") && hasKey(schema as z.ZodType, "__v"),
  );

const hasKey = (schema: z.ZodType | undefined, key: string) =>
  schema instanceof z.ZodObject && Object.hasOwn(schema.shape, key);

/**
 * Converts a schema to JSON Schema by its outer side, for bodies and responses. Schemas with an id go to `schemas`
 * once and are referred to.
 */
export function toJsonSchema(schema: z.ZodType, schemas: Json): Json {
  const {
    $schema: _,
    $defs,
    ...converted
  } = z.toJSONSchema(schema, {
    io: "input",
    override: ({ zodSchema, jsonSchema }) => {
      const { def } = zodSchema._zod;
      // Zod drops the default of a transformed schema; that of an integer is the same on both sides.
      if (def.type === "default" && jsonSchema.type === "integer")
        jsonSchema.default ??= def.defaultValue as number;
      // The format or type says the same as Zod's pattern, which is a line long.
      if (jsonSchema.format || jsonSchema.type === "integer") delete jsonSchema.pattern;
      if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
      if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
    },
  });
  const named = normalizeForGenerators(
    JSON.parse(
      JSON.stringify({ own: converted, $defs: $defs ?? {} }).replaceAll("#/$defs/", "#/components/schemas/"),
    ),
  );
  Object.assign(schemas, named.$defs);
  return named.own;
}
