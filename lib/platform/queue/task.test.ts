import { expect, it } from "vitest";
import { z } from "zod";
import { defineTask, parsePayload } from "./task";

const COUNT = defineTask("count", z.object({ organization: z.string(), step: z.int().default(1) }));

it("parsePayload gives jobs of an earlier release the defaults of new members", () => {
  expect(parsePayload(COUNT, { organization: "acme", origin: { request: "r1" } })).toEqual({
    organization: "acme",
    step: 1,
  });
});

it("parsePayload names the member and the task of a payload that it cannot read", () => {
  expect(() => parsePayload(COUNT, { organization: 7 })).toThrow(/count job.*organization/s);
});
