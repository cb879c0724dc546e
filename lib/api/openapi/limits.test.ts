import { expect, it } from "vitest";
import { z } from "zod";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument, toJsonSchema } from "./build-openapi-document";
import type { Json } from "./openapi-components";

const document = buildOpenapiDocument(CONTRACTS, "https://meet.example.com") as Json;

interface Leaf {
  at: string;
  schema: z.core.$ZodType;
  /** A description or examples exist, on the schema or on an optional or nullable one around it. */
  isDescribed: boolean;
}

/** The texts and numbers of a schema, each with all of its checks. */
function listLeaves(
  schema: z.core.$ZodType,
  at: string,
  seen: readonly unknown[] = [],
  isDescribedBefore = false,
): Leaf[] {
  if (seen.includes(schema)) return [];
  const { description, examples } = (schema as z.ZodType).meta() ?? {};
  const isDescribed = isDescribedBefore || description !== undefined || examples !== undefined;
  const inside = (part: z.core.$ZodType, key = "") => listLeaves(part, `${at}${key}`, [...seen, schema]);
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object":
      return Object.entries(def.shape).flatMap(([key, field]) => inside(field, `.${key}`));
    case "array":
      return inside(def.element, "[]");
    case "tuple":
      return def.items.flatMap((item) => inside(item, "[]"));
    case "record":
      return inside(def.valueType, ".*");
    case "union":
      return def.options.flatMap((option) => inside(option));
    case "lazy":
      return inside(def.getter());
    case "intersection":
      return [...inside(def.left), ...inside(def.right)];
    case "optional":
    case "nullable":
    case "default":
    case "prefault":
    case "readonly":
      return listLeaves(def.innerType, at, [...seen, schema], isDescribed);
    case "pipe": {
      const type = describeLeaf(schema).type;
      return type === "string" || type === "number" || type === "integer"
        ? [{ at, schema, isDescribed }]
        : inside(def.in);
    }
    case "string":
    case "number":
      return [{ at, schema, isDescribed }];
    default:
      return [];
  }
}

const described = new Map<z.core.$ZodType, Json>();

/** The JSON Schema of the leaf, with a reference resolved. */
function describeLeaf(schema: z.core.$ZodType): Json {
  const known = described.get(schema);
  if (known) return known;
  const schemas: Json = {};
  let json: Json = toJsonSchema(schema as z.ZodType, schemas);
  if (typeof json.$ref === "string") json = schemas[json.$ref.split("/").at(-1) ?? ""] as Json;
  described.set(schema, json);
  return json;
}

const leaves: Leaf[] = [];
const known = new Set<z.core.$ZodType>();
for (const { name, body, query, upload, parts = [] } of CONTRACTS)
  for (const [place, schema] of [
    ["body", upload ? undefined : body],
    ["query", query],
    ...parts.map((part) => ["part", part] as const),
  ] as const)
    for (const leaf of schema ? listLeaves(schema, `${name} ${place}`) : [])
      if (!known.has(leaf.schema)) {
        known.add(leaf.schema);
        leaves.push(leaf);
      }

const takes = ({ schema }: Leaf, value: unknown) => z.safeParse(schema, value).success;

const isText = ({ schema }: Leaf) => describeLeaf(schema).type === "string";

const isOfForm = ({ enum: words, const: word, pattern, format }: Json) =>
  [words, word, pattern, format].some((one) => one !== undefined);

function findTextIssues(leaf: Leaf): string[] {
  const json = describeLeaf(leaf.schema) as Json & { minLength?: number; maxLength?: number };
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY } = json;
  const text = (length: number) => "a".repeat(length);
  const issues = [
    minLength > 0 && takes(leaf, text(minLength - 1)) && "takes shorter ones",
    maxLength < Number.POSITIVE_INFINITY && takes(leaf, text(maxLength + 1)) && "takes longer ones",
  ];
  if (!isOfForm(json)) {
    const isWord = takes(leaf, text(Math.max(1, minLength)));
    issues.push(
      !isWord && !leaf.isDescribed && "refuses a word and says nothing of it",
      isWord && !takes(leaf, text(Math.min(maxLength, MANY))) && "refuses long ones",
      minLength === 0 && !takes(leaf, "") && "refuses an empty one",
    );
  }
  return issues.filter((issue) => issue !== false);
}

const MANY = 1_000_000;
const HUGE = 1_000_000_000;

function findNumberIssues(leaf: Leaf): string[] {
  const json = describeLeaf(leaf.schema) as Json & { minimum?: number; maximum?: number };
  const { minimum, maximum, exclusiveMinimum } = json;
  const isWhole = json.type === "integer";
  const step = isWhole ? 1 : 0.001;
  const isInQuery = takes(leaf, String(minimum ?? 1));
  const is = (value: number) => takes(leaf, isInQuery ? String(value) : value);
  return [
    minimum !== undefined && is(minimum - step) && "takes less",
    maximum !== undefined && is(maximum + step) && "takes more",
    minimum !== undefined && !is(minimum) && "refuses the least",
    maximum !== undefined && !is(maximum) && "refuses the most",
    minimum === undefined && exclusiveMinimum === undefined && !is(-HUGE) && "has a least one",
    maximum === undefined && !is(HUGE) && "has a greatest one",
    isWhole === is((minimum ?? 0) + 0.5) && "says something else of fractions",
  ].filter((issue) => issue !== false);
}

it("the OpenAPI document has the lengths and formats that request texts are checked against", () => {
  const issues = leaves
    .filter(isText)
    .flatMap((leaf) => findTextIssues(leaf).map((issue) => `${leaf.at} ${issue}`));
  expect(issues).toEqual([]);
});

it("the OpenAPI document has the ranges that request numbers are checked against", () => {
  const issues = leaves
    .filter((leaf) => !isText(leaf))
    .flatMap((leaf) => findNumberIssues(leaf).map((issue) => `${leaf.at} ${issue}`));
  expect(issues).toEqual([]);
});

const LIMIT_KEYS = [
  "minLength",
  "maxLength",
  "pattern",
  "format",
  "minimum",
  "maximum",
  "enum",
  "minItems",
  "maxItems",
];

/** The document has one schema for all items of a list, so it must accept the values of each. */
const widest = (items: readonly Json[]): Json => ({
  ...items[0],
  minimum: Math.min(...items.map(({ minimum }) => Number(minimum))),
  maximum: Math.max(...items.map(({ maximum }) => Number(maximum))),
});

/** The limits of a schema, each with its path. */
function listLimits(
  schema: Json,
  resolve: (ref: string) => Json,
  at = "",
  seen: readonly string[] = [],
): string[] {
  const {
    $ref,
    properties = {},
    patternProperties = {},
    items,
    prefixItems = [],
    additionalProperties,
  } = schema as Record<string, unknown> & { prefixItems?: Json[] };
  if (typeof $ref === "string")
    return seen.includes($ref) ? [] : listLimits(resolve($ref), resolve, at, [...seen, $ref]);
  const inside = (part: unknown, key = "") =>
    part !== null && typeof part === "object" ? listLimits(part as Json, resolve, at + key, seen) : [];
  const options = ["anyOf", "oneOf", "allOf"].flatMap((key) => (schema[key] ?? []) as Json[]);
  return [
    ...LIMIT_KEYS.flatMap((name) => (name in schema ? `${at} ${name} ${JSON.stringify(schema[name])}` : [])),
    ...Object.entries(properties as Json).flatMap(([key, part]) => inside(part, `.${key}`)),
    // Properties with colliding names, such as `id` and `_id`, have exactly their name as the pattern.
    ...Object.entries(patternProperties as Json).flatMap(([pattern, part]) =>
      inside(part, `.${pattern.slice(1, -1)}`),
    ),
    ...inside(items, "[]"),
    ...(prefixItems.length > 0 ? inside(widest(prefixItems), "[]") : []),
    ...inside(additionalProperties, ".*"),
    ...options.flatMap((option) => inside(option)),
  ];
}

it("the OpenAPI document keeps every limit of every contract", () => {
  const missing = CONTRACTS.flatMap(({ name, method, path, body, query, upload }) => {
    const operation = (document.paths as Record<string, Record<string, Json>>)[
      path.replace(/:(\w+)/g, "{$1}")
    ]?.[method.toLowerCase()] as {
      parameters: Json[];
      requestBody?: { content: Record<string, { schema: Json }> };
    };
    const inDocument = (ref: string) =>
      ref
        .split("/")
        .slice(1)
        .reduce((part, key) => part[key] as Json, document);
    const find = (schema: z.ZodType, described: Json): string[] => {
      const schemas: Json = {};
      const declared = listLimits(
        toJsonSchema(schema, schemas),
        // The operations of a batch are described once, in the document.
        (ref) => (schemas[ref.split("/").at(-1) ?? ""] as Json | undefined) ?? inDocument(ref),
      );
      const documented = new Set(listLimits(described, inDocument));
      return declared.filter((limit) => !documented.has(limit)).map((limit) => `${name}${limit}`);
    };
    const [content] = Object.values(operation.requestBody?.content ?? {});
    const properties = Object.fromEntries(
      operation.parameters.map((one) => [one.name as string, one.schema as Json]),
    );
    return [
      ...(body && content && !upload ? find(body, content.schema) : []),
      ...(query ? find(query, { properties }) : []),
    ];
  });
  expect(missing).toEqual([]);
});
