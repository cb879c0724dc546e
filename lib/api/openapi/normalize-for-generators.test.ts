import { describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { buildOpenapiDocument } from "./build-openapi-document";
import { normalizeForGenerators } from "./normalize-for-generators";

// biome-ignore lint/suspicious/noExplicitAny: the tests look into every part
const document = buildOpenapiDocument(CONTRACTS, "https://meet.example.com") as any;

const tagsOf = (operations: Record<string, object>) =>
  new Set(
    Object.values(operations)
      .flatMap((path) => Object.values(path))
      .flatMap(({ tags }) => tags),
  );

describe("the OpenAPI document for client generators", () => {
  it("has no tag shared by paths and webhooks", () => {
    const shared = [...tagsOf(document.paths)].filter((tag) => tagsOf(document.webhooks).has(tag));
    expect(shared).toEqual([]);
  });

  it("has no schema named New plus the name of another", () => {
    const names = Object.keys(document.components.schemas);
    expect(names.filter((name) => names.includes(`New${name}`))).toEqual([]);
  });

  it("has no schema with several types besides null", () => {
    const found: string[] = [];
    const visitPart = (part: unknown, at: string) => {
      if (part === null || typeof part !== "object") return;
      const { type } = part as { type?: unknown };
      if (Array.isArray(type) && type.filter((one) => one !== "null").length > 1) found.push(at);
      for (const [key, inner] of Object.entries(part))
        if (!/^(example|examples|default)$/.test(key)) visitPart(inner, `${at}/${key}`);
    };
    visitPart(document.paths, "paths");
    visitPart(document.webhooks, "webhooks");
    visitPart(document.components.schemas, "schemas");
    expect(found).toEqual([]);
  });

  it("keeps the meaning of a rewritten schema", () => {
    expect(normalizeForGenerators({ type: ["string", "number", "null"], description: "a" })).toEqual({
      description: "a",
      anyOf: [{ type: "string" }, { type: "number" }, { type: "null" }],
    });
    expect(normalizeForGenerators({ type: ["string", "null"] })).toEqual({ type: ["string", "null"] });
  });
});
