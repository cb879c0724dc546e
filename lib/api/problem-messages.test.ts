import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiProblem, FIELD_CODES, type FieldError } from "@/lib/domain/contracts/problem";
import { validate } from "@/lib/domain/contracts/validate";
import { CONTRACTS } from "./contracts";

/** A message of the validator itself, or one that names the validator's types. */
const RAW_SENTENCE = /^[A-Z]|, received |\b(undefined|NaN|ZodError|regex|tuple|record|prefault|nan)\b/;

/** One value of each type, and oversized ones. */
const WRONG_VALUES: unknown[] = [
  ...[
    undefined,
    null,
    true,
    -1,
    0.5,
    1e21,
    {},
    { a: 1 },
    "",
    " ",
    "x",
    "24:00",
    "2031-02-30",
    "a".repeat(6000),
  ],
  ...[[], [null], [{}], [""], [[]], Array(2000).fill("x"), Array(600).fill({})],
];

type JsonSchema = { properties?: Record<string, JsonSchema>; items?: JsonSchema; anyOf?: JsonSchema[] };

/** Every field of a schema, as a path of keys. */
const listPlaces = ({ properties = {}, items, anyOf = [] }: JsonSchema): string[][] => [
  [],
  ...Object.entries(properties).flatMap(([key, inner]) => listPlaces(inner).map((path) => [key, ...path])),
  ...(items ? listPlaces(items).map((path) => ["0", ...path]) : []),
  ...anyOf.flatMap(listPlaces),
];

function replaceAt(value: unknown, [key, ...rest]: string[], wrong: unknown): unknown {
  if (key === undefined) return wrong;
  const inner = (value as Record<string, unknown> | undefined)?.[key];
  const changed = { [key]: replaceAt(inner, rest, wrong) };
  return Array.isArray(value) || key === "0" ? Object.values(changed) : { ...(value as object), ...changed };
}

function listIssues(schema: z.ZodType, value: unknown, strict: boolean): FieldError[] {
  try {
    validate(schema, structuredClone(value), "body", { strict });
    return [];
  } catch (error) {
    if (error instanceof ApiProblem) return error.errors;
    throw error;
  }
}

const schemas = CONTRACTS.flatMap(({ name, params, query, body, example }) =>
  [
    { part: "params", schema: params, sent: {} },
    { part: "query", schema: query, sent: {} },
    { part: "body", schema: body, sent: example?.body },
  ].flatMap(({ part, schema, sent }) => (schema ? { label: `${part} of ${name}`, schema, sent } : [])),
);

describe.each(schemas)("the $label", ({ schema, sent }) => {
  it("reports each wrong value once, with a message of ours and a known code", () => {
    const json = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
    for (const path of listPlaces(json as JsonSchema)) {
      for (const wrong of WRONG_VALUES) {
        for (const strict of [false, true]) {
          const issues = listIssues(schema, replaceAt(sent, path, wrong), strict);
          for (const { message, code } of issues) {
            expect(message.replace(/by commas: .*/, "")).not.toMatch(RAW_SENTENCE); // the names of fields
            expect(FIELD_CODES).toContain(code);
          }
          const keys = issues.map(({ pointer, code }) => `${pointer} ${code}`);
          expect(keys).toEqual([...new Set(keys)]);
        }
      }
    }
  });
});
