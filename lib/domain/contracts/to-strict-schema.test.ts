import { describe, expect, it } from "vitest";
import { z } from "zod";
import { toStrictSchema } from "./to-strict-schema";

const inner = z.object({ a: z.string().optional() });

const passes = (schema: z.ZodType, value: unknown) => toStrictSchema(schema).safeParse(value).success;

describe("toStrictSchema", () => {
  it.each([
    ["an object", inner, (value: unknown) => value],
    ["an object in an object", z.object({ inner }), (value: unknown) => ({ inner: value })],
    ["a list", z.array(inner), (value: unknown) => [value]],
    ["something optional", inner.optional(), (value: unknown) => value],
    ["something nullable", inner.nullable(), (value: unknown) => value],
    ["something with a default", inner.default({}), (value: unknown) => value],
    ["a choice", z.union([inner, z.string()]), (value: unknown) => value],
    ["something transformed", inner.transform(Object.keys), (value: unknown) => value],
  ])("rejects unknown keys in %s", (_, schema, wrap) => {
    expect(passes(schema, wrap({ a: "x" }))).toBe(true);
    expect(passes(schema, wrap({ b: "x" }))).toBe(false);
    expect(schema.safeParse(wrap({ b: "x" })).success).toBe(true);
  });

  it.each([
    ["an object", inner],
    ["a list", z.array(inner)],
    ["something optional", inner.optional()],
    ["something nullable", inner.nullable()],
    ["something with a default", inner.default({})],
    ["a choice", z.union([inner, z.array(z.string())])],
    ["something transformed", inner.transform(Object.keys)],
  ])("keeps the rules of %s", (_, schema) => {
    const refused = (schema as z.ZodType).refine(() => false);
    for (const value of [{}, []]) expect(passes(refused, value)).toBe(false);
  });

  it("keeps limits", () => {
    expect(passes(z.array(inner).max(1), [{}, {}])).toBe(false);
    expect(
      passes(
        z
          .string()
          .transform(Number)
          .refine((n) => n > 0),
        "0",
      ),
    ).toBe(false);
  });

  it("keeps defaults", () => {
    expect(toStrictSchema(inner.default({ a: "x" })).parse(undefined)).toEqual({ a: "x" });
  });

  it("builds the schema once", () => {
    expect(toStrictSchema(inner)).toBe(toStrictSchema(inner));
  });
});
