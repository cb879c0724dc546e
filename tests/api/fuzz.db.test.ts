import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { CONTRACTS } from "@/lib/api/contracts";
import { isBodyOptional } from "@/lib/platform/http/default-body";
import { createTestApi, requestApi } from "../support/api";
import { registerFullFixture, registerTenantFixture } from "../support/fixtures";
import { SAMPLES } from "../support/full-fixture/samples";

const api = createTestApi();

const RUNS = 12;

const acme = registerTenantFixture(api);
const fixture = registerFullFixture(acme);

/** Texts that have broken something somewhere. */
const nastyText = fc.oneof(
  fc.constantFrom(
    ...[
      "",
      " ",
      "null",
      "undefined",
      "NaN",
      "-0",
      "1e400",
      "true",
      "[]",
      "{}",
      "\u0000",
      "\ud800",
      "\u202e",
      "\ufeff",
    ],
    ...[
      "'; DROP TABLE users; --",
      "%s%n",
      "{{me}}",
      "$1",
      "\\",
      "../..",
      "__proto__",
      "constructor",
      "(a+)+$",
      "(?=x)",
    ],
    ...[
      "2031-02-30",
      "9999-12-31T23:59:59Z",
      "0000-00-00",
      "2031-03-30T02:30",
      "24:00",
      "00:00",
      "+02:00",
      "Etc/GMT+12",
    ],
    ...[
      "ı",
      "ﬃ",
      "𝒳".repeat(150),
      "a".repeat(6000),
      "a@b.example",
      "0".repeat(24),
      "f".repeat(24),
      ",,,",
      "65f0c1a2b3c4d5e6f7a8b9c0,",
    ],
  ),
  fc.string({ unit: "binary", maxLength: 20 }),
);

const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(null, true, false, 0, -1, 0.1, 1e21, 2 ** 31, 2 ** 53, [], {}, [[]], [null], [{}], {
    toString: 1,
  }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Every position in a body, as a path of keys. */
function listPlaces(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== "object") return [path];
  return [path, ...Object.entries(value).flatMap(([key, item]) => listPlaces(item, [...path, key]))];
}

function replaceAt(body: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = structuredClone(body) as Record<string, unknown>;
  copy[key] = replaceAt(copy[key], rest, value);
  return copy;
}

const listKeys = (schema: z.ZodType | undefined) =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

describe.each(CONTRACTS)("$method $path", ({ name, method, path, params, query, body, example }) => {
  /** The valid request with one or two invalid values. */
  const nastyCall = () => {
    const sample = SAMPLES[name]?.call(fixture) ?? { path };
    const sent = { ...(example?.body as object), ...(sample.body as object) };
    const places = fc.constantFrom(...listPlaces(sent), ...listKeys(body).map((key) => [key]));
    return fc.record({
      pathname: params
        ? fc.oneof(
            { weight: 2, arbitrary: fc.constant(sample.path.split("?")[0] as string) },
            nastyText.map((text) => path.replace(/:\w+/, () => toSegment(text))),
          )
        : fc.constant(sample.path.split("?")[0] as string),
      search: query
        ? fc.dictionary(fc.constantFrom(...listKeys(query)), nastyText, { maxKeys: 2 }).map((nasty) => ({
            ...Object.fromEntries(new URLSearchParams(sample.path.split("?")[1])),
            ...nasty,
          }))
        : fc.constant({}),
      body: body
        ? fc
            .array(fc.tuple(places, nastyValue), { minLength: 1, maxLength: 2 })
            .map((changes) =>
              changes.reduce<unknown>((changed, [at, value]) => tryReplace(changed, at, value), sent),
            )
        : fc.constant(undefined),
      strict: fc.boolean(),
    });
  };

  it("returns a documented response to any input", async () => {
    await fc.assert(
      fc.asyncProperty(nastyCall(), async ({ pathname, search, body, strict }) => {
        const address = `${pathname}?${new URLSearchParams(search)}`;
        const headers = { authorization: acme.key, ...(strict && { prefer: "handling=strict" }) };
        const response = await requestApi(method, address, { body, headers });
        expect(response.status, JSON.stringify(response.body)).toBeLessThan(500);
      }),
      { numRuns: RUNS },
    );
  });
});

/** The request may be rejected, but not for its missing body. */
it.each(CONTRACTS.filter(({ body, media }) => body && !media && isBodyOptional(body)))(
  "an operation without mandatory fields needs no body: $method $path",
  async ({ name, method }) => {
    const { path } = SAMPLES[name]?.call(fixture) ?? { path: "" };
    const response = await requestApi(method, path, { headers: { authorization: acme.key } });
    expect([415, 500]).not.toContain(response.status);
    const issues = (response.body?.errors ?? []) as { in: string; pointer: string }[];
    expect(issues.filter((issue) => issue.in === "body" && issue.pointer === "")).toEqual([]);
  },
);

/** Encodes a path segment; invalid segments belong to the tests of paths. */
const toSegment = (text: string) =>
  text.isWellFormed() && !/^\.*$/.test(text) ? encodeURIComponent(text) : "x";

function tryReplace(body: unknown, at: string[], value: unknown): unknown {
  try {
    return replaceAt(body, at, value);
  } catch {
    return value; // An earlier change removed the value to replace.
  }
}
