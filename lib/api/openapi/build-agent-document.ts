import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "./build-openapi-document";
import type { Json } from "./openapi-components";

/** The operations that an agent needs to book, with a key or without one. */
const AGENT_OPERATIONS = new Set([
  ...["describePage", "listPageSlots", "createPageBooking"],
  ...["listSlots", "explainSlot", "createHold", "createBooking", "rescheduleBooking", "cancelBooking"],
  "listEvents",
]);

/** The fields of these schemas that an agent uses; the whole document has the rest. */
const AGENT_PROPERTIES: Record<string, readonly string[]> = {
  Event: ["_id", "title", "timezone", "cancelled", "dates"],
  EventDate: ["_id", "date", "end_date"],
  Booking: ["_id", "title", "cancelled", "booking"],
  CreatedBooking: ["_id", "title", "booking"],
  BookingBody: [
    ...[
      "page",
      "type",
      "team",
      "link",
      "start",
      "end",
      "alternatives",
      "duration",
      "attendee",
      "guests",
      "place",
    ],
    ...["title", "message", "answers", "host", "hold"],
  ],
  FreeSlot: ["start", "end"],
  HoldBody: ["user", "page", "type", "team", "start", "end", "duration", "minutes"],
  PageBookingBody: [
    ...["type", "link", "start", "end", "alternatives", "duration", "attendee", "guests", "place"],
    ...["title", "message", "answers", "host"],
  ],
  PageFacts: [
    ...["url", "title", "host", "message", "language", "timezone", "timezone_locked", "durations", "types"],
    ...["confirmed", "times", "phone", "company", "subject", "guests", "places", "other_place", "members"],
    ...["questions", "series"],
  ],
  PageFactsType: ["handle", "name", "description", "duration"],
  Problem: ["status", "code", "reason", "detail", "errors"],
  RescheduleBody: ["start", "duration", "reason", "scope"],
  SlotExplanation: ["timezone", "start", "end", "free", "reasons"],
  SlotReason: ["rule", "user", "period", "event"],
};

/**
 * Builds an OpenAPI document small enough for the context of a model: ten operations with every argument, and only the
 * fields of responses that the next call needs. All errors share one schema.
 */
export function buildAgentDocument(webUrl: string): Json {
  const contracts = CONTRACTS.filter(({ name }) => AGENT_OPERATIONS.has(name));
  const {
    info,
    components,
    tags: _,
    webhooks: _____,
    ...whole
  } = buildOpenapiDocument(contracts, webUrl, { deletions: false }) as Json & {
    info: Json;
    components: { schemas: Record<string, Json>; securitySchemes: Json };
    paths: Record<string, Record<string, Json>>;
  };
  const { version, license } = info;
  const paths = Object.fromEntries(
    Object.entries(whole.paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations).map(([method, operation]) => [method, trimOperation(operation)]),
      ),
    ]),
  );
  const { bearer } = components.securitySchemes;
  return removeDetails({
    ...whole,
    info: { title: "Bookpage for agents", version, license, description: DESCRIPTION },
    ...mergeEqualSchemas(paths, filterReachable(paths, trimSchemas(components.schemas)), { bearer }),
  });
}

/** Merges schemas of equal content: generated clients need separate names, a model does not. */
function mergeEqualSchemas(paths: Json, schemas: Record<string, Json>, securitySchemes: Json): Json {
  const names = new Map<string, string>();
  const same = new Map<string, string>();
  for (const [name, { title: _, ...schema }] of Object.entries(schemas)) {
    const text = JSON.stringify(schema);
    const first = names.get(text);
    if (first) same.set(name, first);
    else names.set(text, name);
  }
  if (same.size === 0) return { paths, components: { schemas, securitySchemes } };
  const unique = Object.fromEntries(Object.entries(schemas).filter(([name]) => !same.has(name)));
  const text = JSON.stringify({ paths, kept: unique }).replace(
    /"#\/components\/schemas\/(\w+)"/g,
    (_, name: string) => `"#/components/schemas/${same.get(name) ?? name}"`,
  );
  const merged = JSON.parse(text) as { paths: Json; kept: Record<string, Json> };
  return mergeEqualSchemas(merged.paths, merged.kept, securitySchemes); // Their references may make others equal now.
}

const DESCRIPTION =
  "Find a free time, then book exactly what was answered, offset included. A 409 `slot_taken` has `nearest_slots`; a 400 names every wrong field. The whole API: /v2/openapi.json.";

/** Parameters for clients that keep a copy of a list. */
const SYNC_PARAMETERS = new Set(["fields", "updated_since"]);

function trimOperation({ tags: _, responses, parameters, security, ...operation }: Json): Json {
  const done = Object.entries(responses as Record<string, Json>).filter(([status]) => status.startsWith("2"));
  return {
    ...operation,
    parameters: (parameters as Json[]).filter(
      (parameter) => !("$ref" in parameter) && !SYNC_PARAMETERS.has(String(parameter.name)),
    ),
    security: (security as Json[]).filter((way) => "bearer" in way),
    responses: {
      ...Object.fromEntries(done.map(([status, { headers: __, ...response }]) => [status, response])),
      default: {
        description: "Refused.",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

const trimSchemas = (schemas: Record<string, Json>): Record<string, Json> => ({
  ...schemas,
  SlotTime: { type: "string" }, // one of several accepted formats
  ...Object.fromEntries(
    Object.entries(AGENT_PROPERTIES).map(([name, fieldNames]) => {
      const { required, properties, ...schema } = schemas[name] as Json & {
        required?: string[];
        properties: Json;
      };
      const named = Object.entries(properties).filter(([property]) => fieldNames.includes(property));
      const needed = required?.filter((property) => fieldNames.includes(property));
      return [
        name,
        { ...schema, properties: Object.fromEntries(named), ...(needed && { required: needed }) },
      ];
    }),
  ),
});

/** Keeps the schemas that the paths refer to, directly or indirectly. */
function filterReachable(paths: unknown, schemas: Record<string, Json>): Record<string, Json> {
  const reached = new Set<string>();
  const collectRefs = (part: unknown) => {
    for (const [, name = ""] of JSON.stringify(part).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      if (reached.has(name)) continue;
      reached.add(name);
      collectRefs(schemas[name]);
    }
  };
  collectRefs(paths);
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => reached.has(name)));
}

/** Removes limits, examples and defaults; a property may have the name of such a key. */
function removeDetails<T>(part: T): T {
  if (Array.isArray(part)) return part.map(removeDetails) as T;
  if (part === null || typeof part !== "object") return part;
  const isSchema = "type" in part || "schema" in part || "$ref" in part;
  const essential = Object.entries(part).filter(
    ([name, value]) =>
      !(name === "required" && value === false) &&
      !(isSchema && (DETAILS.has(name) || (name === "title" && typeof value === "string"))),
  );
  return Object.fromEntries(essential.map(([name, value]) => [name, removeDetails(value)])) as T;
}

const DETAILS = new Set(["example", "examples", "pattern", "minLength", "maxLength"]);
