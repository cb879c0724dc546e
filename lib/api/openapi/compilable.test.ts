import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "./build-openapi-document";
import type { Json } from "./openapi-components";
import { toCompilable, toIdentifier } from "./to-compilable";

interface Schema extends Json {
  type?: string | string[];
  title?: string;
  enum?: unknown[];
  const?: unknown;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
}

const document = buildOpenapiDocument(CONTRACTS, "https://meet.example.com") as {
  paths: Json;
  webhooks: Json;
  components: { schemas: Record<string, Schema> };
};

/** Every part of the document except its examples, with its path; properties may have any name. */
const parts: { at: string; schema: Schema }[] = [];
function collect(part: unknown, at: string, isNamed = false) {
  if (part === null || typeof part !== "object") return;
  if (!isNamed && !Array.isArray(part)) parts.push({ at, schema: part as Schema });
  for (const [key, inner] of Object.entries(part)) {
    const isData = !isNamed && ["default", "example", "examples", "enum", "required"].includes(key);
    if (!isData) collect(inner, `${at}/${key}`, !isNamed && key === "properties");
  }
}
for (const [name, schema] of Object.entries(document.components.schemas)) collect(schema, name);
collect(document.paths, "paths");
collect(document.webhooks, "webhooks");

const find = (isInvalid: (schema: Schema, at: string) => unknown) =>
  parts.filter(({ schema, at }) => isInvalid(schema, at)).map(({ at }) => at);

const hasTwice = (names: string[]) => new Set(names.map(toIdentifier)).size < names.length;

/** True if there is more than one option besides null. */
const isChoice = (schema: Schema) => optionsOf(schema).filter(({ type }) => type !== "null").length > 1;

const optionsOf = ({ anyOf, oneOf }: Schema) => [...(anyOf ?? []), ...(oneOf ?? [])];

describe("the OpenAPI document, so that generated code compiles,", () => {
  it("has no two properties of a schema with one identifier", () => {
    expect(find(({ properties = {} }) => hasTwice(Object.keys(properties)))).toEqual([]);
  });

  it("has a unique name or title for each schema and option", () => {
    const names = Object.keys(document.components.schemas);
    expect(hasTwice(names)).toBe(false);
    const titles = parts.flatMap(({ at, schema }) =>
      typeof schema.title === "string" && !names.includes(at) ? [schema.title] : [],
    );
    const all = [...names, ...titles].map(toIdentifier);
    expect(all.filter((name, index) => all.indexOf(name) < index)).toEqual([]);
  });

  it("has the type null alone only in options", () => {
    expect(find(({ type }, at) => type === "null" && !/\/(anyOf|oneOf)\/\d+$/.test(at))).toEqual([]);
  });

  it("has no nested options, and no list among exclusive options", () => {
    expect(find((schema) => optionsOf(schema).some((option) => optionsOf(option).length > 0))).toEqual([]);
    const hasList = ({ oneOf = [] }: Schema) => oneOf.some(({ type }) => type === "array");
    expect(find(hasList)).toEqual([]);
  });

  it("has no booleans or numbers in enumerations", () => {
    const isPlain = (value: unknown) => typeof value === "boolean" || typeof value === "number";
    expect(find(({ const: only }, at) => isPlain(only) && !at.endsWith("/not"))).toEqual([]);
    expect(find((schema) => Array.isArray(schema.enum) && schema.enum.some(isPlain))).toEqual([]);
  });

  it("names the enumerations in options and maps", () => {
    const isInline = (schema: unknown) => Array.isArray((schema as Schema | undefined)?.enum);
    expect(
      find((schema) => isChoice(schema) && optionsOf(schema).some(({ items }) => isInline(items))),
    ).toEqual([]);
    expect(find(({ additionalProperties }) => isInline(additionalProperties))).toEqual([]);
  });

  it("has neither a maximum length nor options for files", () => {
    const isText = ({ format, maxLength, anyOf }: Schema) => format === "binary" && (maxLength || anyOf);
    expect(find(isText)).toEqual([]);
  });
});

describe("toCompilable", () => {
  it("keeps the meaning of a schema", () => {
    expect(
      toCompilable({
        type: "object",
        properties: { _id: { type: "string" }, id: { type: "string" }, token: { type: "null" } },
        required: ["_id", "id"],
      }),
    ).toEqual({
      type: "object",
      properties: { _id: { type: "string" }, token: { type: ["string", "null"], const: null } },
      patternProperties: { "^id$": { type: "string" } },
      required: ["_id"],
      additionalProperties: true,
    });
    expect(toCompilable({ type: "boolean", const: true })).toEqual({
      type: "boolean",
      not: { const: false },
    });
    expect(toCompilable({ type: "number", const: 1 })).toEqual({ type: "number", minimum: 1, maximum: 1 });
    const image = { contentMediaType: "image/png" };
    expect(toCompilable({ type: "string", format: "binary", maxLength: 9, anyOf: [image] })).toEqual({
      type: "string",
      format: "binary",
      description: "At most 9 bytes.",
    });
  });
});
