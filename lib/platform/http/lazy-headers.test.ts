import fc from "fast-check";
import { expect, it } from "vitest";
import { LazyHeaders } from "./lazy-headers";

const name = fc.constantFrom("accept", "x-a", "x-b", "set-cookie", "cookie");
const value = fc.stringMatching(/^[\x21-\x7e]{0,8}$/);
const record = fc.dictionary(name, fc.oneof(value, fc.array(value, { minLength: 1, maxLength: 3 })));
const step = fc.oneof(
  fc.tuple(fc.constantFrom("set", "append"), name, value),
  fc.tuple(fc.constantFrom("get", "has", "delete"), name),
  fc.tuple(fc.constantFrom("getSetCookie")),
);

it("LazyHeaders behaves like the standard Headers", () => {
  fc.assert(
    fc.property(record, fc.array(step, { maxLength: 6 }), (fields, steps) => {
      const lazy = LazyHeaders.of({ ...fields });
      const standard = new Headers(
        Object.entries(fields).flatMap(([name, value]) =>
          [value].flat().map((one): [string, string] => [name, one]),
        ),
      );
      for (const [method, ...values] of steps) {
        const run = (headers: Headers) =>
          (headers[method as "get"] as (...args: string[]) => unknown).call(headers, ...values);
        expect(run(lazy)).toEqual(run(standard));
      }
      expect([...lazy]).toEqual([...standard]);
      expect([...lazy.entries()]).toEqual([...standard.entries()]);
    }),
  );
});

it("LazyHeaders finds names in any case", () => {
  const headers = LazyHeaders.of({ "if-match": '"a"', "x-none": undefined });
  expect([headers.get("If-Match"), headers.has("IF-MATCH")]).toEqual(['"a"', true]);
  expect([headers.get("x-none"), headers.has("x-none")]).toEqual([null, false]);
});
