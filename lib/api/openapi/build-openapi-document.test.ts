import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { PROBLEMS } from "@/lib/domain/contracts/problem";
import { problemBody } from "@/lib/domain/contracts/problem-schema";
import { toStrictSchema } from "@/lib/domain/contracts/to-strict-schema";
import { buildOpenapiDocument } from "./build-openapi-document";
import { RECORDED_EXAMPLES, UNRECORDED_OPERATIONS } from "./recorded-examples";

// biome-ignore lint/suspicious/noExplicitAny: the tests look into every part
const document = buildOpenapiDocument(CONTRACTS, "https://meet.example.com") as any;

function operation(name: string) {
  const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
  return operations.find(({ operationId }) => operationId === name);
}

function parameter(name: string, field: string) {
  return operation(name).parameters.find((one: { name?: string }) => one.name === field);
}

/** Every `$ref` of the document. */
const refs = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, at]) => at as string);

describe("the OpenAPI document", () => {
  it("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    const { valid, errors } = await validator.validate(structuredClone(document));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
    expect(validator.version).toBe("3.1");
  });

  it("has neither undefined references nor unused components", () => {
    const resolve = (at: string) => at.split("/").reduce((value, part) => value?.[part], document);
    for (const at of refs) expect(resolve(at), at).toBeDefined();
    for (const kind of ["schemas", "headers", "parameters"]) {
      for (const name of Object.keys(document.components[kind]))
        expect(refs).toContain(`components/${kind}/${name}`);
    }
  });

  it("describes every contract once", () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      CONTRACTS.map(({ name }) => name).sort(),
    );
  });

  it("names the public address as its server", () => {
    expect(document.servers).toEqual([{ url: "https://meet.example.com" }]);
  });

  it("describes both forms of the key and the scope of each operation", () => {
    expect(document.components.securitySchemes).toMatchObject({
      apiKey: { type: "apiKey", in: "header", name: "Authorization" },
      bearer: { type: "http", scheme: "bearer" },
    });
    const keys = [{ apiKey: [] }, { bearer: [] }];
    expect(operation("createUser").security).toEqual([...keys, { oauth: ["users:write"] }]);
    expect(operation("createUser")["x-scope"]).toBe("users:write");
    expect(operation("createApiKey").security).toEqual(keys);
    expect(operation("createApiKey")["x-scope"]).toBe("credentials:write");
  });

  it("gives apps the OAuth endpoints and scopes", () => {
    const { flows } = document.components.securitySchemes.oauth;
    expect(flows.authorizationCode).toMatchObject({
      authorizationUrl: "https://meet.example.com/oauth/authorize",
      tokenUrl: "https://meet.example.com/oauth/token",
      scopes: { "events:write": "Write events" },
    });
    const scopes = Object.values<object>(document.paths)
      .flatMap((path) => Object.values(path))
      .flatMap(({ security }) => security)
      .flatMap(({ oauth = [] }) => oauth);
    for (const scope of scopes) expect(flows.authorizationCode.scopes).toHaveProperty([scope]);
  });

  it("describes lists, dates and numbers of a query as clients send them", () => {
    expect(parameter("listSlots", "from")).toMatchObject({
      required: true,
      schema: { type: "string", format: "date" },
    });
    expect(parameter("listSlots", "users")).toMatchObject({ required: false, schema: { type: "string" } });
    expect(parameter("listUsers", "limit").schema).toEqual({
      type: "integer",
      minimum: 1,
      maximum: 1000,
      default: 100,
    });
    expect(parameter("listEvents", "q").schema).toEqual({ type: "string", maxLength: 200 });
  });

  it("describes times of a response as date-time strings", () => {
    expect(document.components.schemas.Event.properties.createdAt).toEqual({
      type: "string",
      format: "date-time",
    });
  });

  it("lists headers only at operations that use them", () => {
    const named = (name: string) =>
      operation(name).parameters.flatMap(({ $ref }: { $ref?: string }) => $ref?.split("/").at(-1) ?? []);
    expect(named("createEvent")).toEqual(["IdempotencyKey", "Prefer", "Version"]);
    expect(named("updateBookpage")).toEqual(["IfMatch", "Prefer", "Version"]);
    expect(named("getBookpage")).toEqual(["IfNoneMatch", "Version"]);
    expect(Object.keys(operation("listEvents").responses[200].headers)).toContain("Link");
    expect(Object.keys(operation("getAvailability").responses[200].headers)).toContain("ETag");
    expect(Object.keys(operation("getAvailability").responses)).toContain("304");
  });

  it("marks deprecated operations and optional bodies", () => {
    expect(operation("registerThirdPartyByGet").deprecated).toBe(true);
    expect(operation("registerThirdParty")).not.toHaveProperty("deprecated");
    expect(operation("registerThirdParty").requestBody.required).toBe(false);
    expect(operation("syncCalendar").requestBody.required).toBe(false);
    expect(operation("updateBookpage").requestBody.required).toBe(false);
    expect(operation("createLocator").requestBody.required).toBe(true);
  });

  it("names every problem code under its status", () => {
    const responses = JSON.stringify(document.components.responses);
    for (const code of Object.keys(PROBLEMS)) expect(responses).toContain(`/docs/problems#${code}`);
  });

  it("has a valid example response for every operation", () => {
    for (const { name, answer, status } of CONTRACTS) {
      if (status.every((code) => code === 204)) continue;
      const [code] = status.filter((code) => code !== 204);
      const { example } = operation(name).responses[code as number].content["application/json"];
      expect(toStrictSchema(answer).safeParse(example).error?.issues, name).toBeUndefined();
    }
  });

  it("has a recorded response for every operation that can be recorded (npm run examples)", () => {
    for (const { name, status } of CONTRACTS) {
      if (status.every((code) => code === 204) || UNRECORDED_OPERATIONS.has(name)) continue;
      expect(RECORDED_EXAMPLES.operations[name], name).toHaveProperty("answer");
    }
    const names = new Set(CONTRACTS.map(({ name }) => name));
    expect(Object.keys(RECORDED_EXAMPLES.operations).filter((name) => !names.has(name))).toEqual([]);
    for (const [code, problem] of Object.entries(RECORDED_EXAMPLES.problems))
      expect(problemBody.parse(problem).code).toBe(code);
  });

  it("has a valid example body for every operation with a body", () => {
    for (const { name, body, upload, media = ["application/json"] } of CONTRACTS) {
      if (!body || upload) continue;
      const { example, examples } = operation(name).requestBody.content[media[0] as string];
      const shown = examples ? [examples.written.value, examples.sent.value] : [example];
      for (const one of shown) expect(body.safeParse(one).error?.issues, name).toBeUndefined();
    }
  });

  it("describes every parameter and operation", () => {
    const operations = Object.values<object>(document.paths).flatMap((path) => Object.values(path));
    for (const { operationId, description, summary, parameters } of operations) {
      expect([description, summary], operationId).not.toContain("");
      for (const one of parameters)
        if (!one.$ref) expect(one.description, `${operationId} ${one.name}`).toBeTruthy();
    }
    expect(operation("updateTeam").description).toContain("stay as they are");
    expect(operation("patchTeam").description).toContain("RFC 7396");
  });

  it("names and titles every object, and has no tuples", () => {
    const anonymous: string[] = [];
    const visitPart = (part: unknown, at: string, isNamed = false) => {
      if (part === null || typeof part !== "object") return;
      const { type, properties, prefixItems } = part as Record<string, unknown>;
      if (!isNamed && type === "object" && properties && !at.endsWith("/properties")) anonymous.push(at);
      if (Array.isArray(prefixItems)) anonymous.push(at);
      for (const [key, inner] of Object.entries(part))
        if (!/^(example|examples|default)$/.test(key)) visitPart(inner, `${at}/${key}`);
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) {
      expect(schema, name).toHaveProperty("title");
      visitPart(schema, name, true);
    }
    visitPart(document.paths, "paths");
    visitPart(document.webhooks, "webhooks");
    expect(anonymous).toEqual([]);
  });

  it("has a discriminator for the operations of a batch", () => {
    expect(document.components.schemas.EventOperation.discriminator).toEqual({
      propertyName: "operation",
      mapping: Object.fromEntries(
        ["create", "update", "confirm", "cancel"].map((word) => [
          word,
          `#/components/schemas/${word.charAt(0).toUpperCase()}${word.slice(1)}EventOperation`,
        ]),
      ),
    });
  });

  it("describes tombstones and the version header", () => {
    const { content, headers } = operation("listTeams").responses[200];
    expect(content["application/json"].schema.items.anyOf).toContainEqual({
      $ref: "#/components/schemas/Deletion",
    });
    expect(Object.keys(headers)).toEqual(expect.arrayContaining(["Next-Cursor", "Next-Updated-Since"]));
    expect(Object.keys(headers)).toContain("Bookpage-Version");
  });

  it("describes each tag", () => {
    for (const { name, description } of document.tags) expect(description, name).toMatch(/\.$/);
  });
});
