import { describe, expect, it } from "vitest";
import { z } from "zod";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { validate } from "@/lib/domain/contracts/validate";
import { checkBody } from "./check-body";

const schema = z.object({
  name: z.string().min(2),
  "a/b": z.object({ minutes: z.int().max(60) }).optional(),
  where: z.union([z.string(), z.object({ city: z.string().max(3) })]).optional(),
  code: z
    .string()
    .refine((code) => code === "x", { params: { code: "taken" } })
    .optional(),
});

function validateAsServer(body: unknown) {
  try {
    return validate(schema, structuredClone(body), "body") && [];
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.errors.map(({ pointer, code }) => ({ pointer, code }));
  }
}

describe("checkBody", () => {
  it.each([
    [{ name: "Ana" }, []],
    [{}, [{ pointer: "/name", code: "required" }]],
    [{ name: "A" }, [{ pointer: "/name", code: "too_small" }]],
    [
      { name: 7, code: "y" },
      [
        { pointer: "/name", code: "invalid_type" },
        { pointer: "/code", code: "taken" },
      ],
    ],
    [{ name: "Ana", "a/b": { minutes: 1.5 } }, [{ pointer: "/a~1b/minutes", code: "invalid_type" }]],
    [{ name: "Ana", where: { city: "Oslo" } }, [{ pointer: "/where/city", code: "too_big" }]],
  ])("%j", (body, issues) => {
    expect(checkBody(schema, body)).toEqual(issues);
    expect(validateAsServer(body)).toEqual(issues);
  });

  it("reports an emptied field as required", () => {
    expect(checkBody(schema, { name: null })).toEqual([{ pointer: "/name", code: "required" }]);
  });
});
