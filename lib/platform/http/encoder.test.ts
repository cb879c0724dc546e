import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { getEncoder } from "./encoder";
import { timestamp } from "./fields";

const schema = z.object({
  _id: z.string(),
  at: timestamp,
  ended: timestamp.nullable(),
  seen: timestamp.describe("Maybe never.").optional(),
  kind: z.enum(["a", "b"]),
  tags: z.array(z.string()),
  parts: z.array(z.object({ from: timestamp, n: z.int() })),
  by: z.record(z.string(), z.object({ since: timestamp })),
  either: z.union([z.boolean(), z.object({ on: timestamp })]),
});

const date = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date("9999-12-31") });

const value = fc.record(
  {
    _id: fc.string(),
    at: date,
    ended: fc.option(date),
    seen: date,
    kind: fc.constantFrom("a" as const, "b" as const),
    tags: fc.array(fc.string()),
    parts: fc.array(fc.record({ from: date, n: fc.integer() })),
    by: fc.dictionary(fc.string(), fc.record({ since: date })),
    either: fc.oneof(fc.boolean(), fc.record({ on: date })),
  },
  { requiredKeys: ["_id", "at", "ended", "kind", "tags", "parts", "by", "either"] },
);

describe("getEncoder", () => {
  it("encodes like the schema", () => {
    fc.assert(
      fc.property(value, (response) => {
        expect(getEncoder(schema)(response)).toEqual(z.encode(schema, response));
      }),
    );
  });

  it("removes everything that the schema does not name, at any depth", () => {
    const inner = z.object({ shown: z.string() });
    const encode = getEncoder(
      z.object({ one: inner, many: z.array(inner), maybe: inner.nullable().optional() }),
    );
    const leaky = { shown: "yes", secret: "no" };
    const response = { one: leaky, many: [leaky], maybe: leaky, secret: "no" };
    expect(JSON.stringify(encode(response))).not.toContain("secret");
  });
});
