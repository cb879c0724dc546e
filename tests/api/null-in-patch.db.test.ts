import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { CONTRACTS } from "@/lib/api/contracts";
import { findReadContract } from "@/lib/api/patch/build-patch-contract";
import type { AnyContract } from "@/lib/domain/contracts/contract";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let fixture: Awaited<ReturnType<typeof createFullFixture>>;
beforeAll(async () => {
  acme = await api.tenant();
  fixture = await createFullFixture(acme);
});

/** Operations that write the resource read at the same path, without the clock of a live organisation. */
const WRITERS = CONTRACTS.filter(
  (contract) =>
    ["PUT", "PATCH"].includes(contract.method) &&
    findReadContract(contract, CONTRACTS) &&
    !contract.name.endsWith("TestClock"),
);

const pathOf = ({ name }: AnyContract) => SAMPLES[name]?.call(fixture).path ?? "";

const send = (contract: AnyContract, body: unknown, headers: Record<string, string> = {}) =>
  requestApi(contract.method, pathOf(contract), { body, headers: { authorization: acme.key, ...headers } });

/** Converts the response of GET to the body of PUT, in which a user is nested. */
const toBody = ({ method, resource }: AnyContract, answer: Record<string, unknown>) =>
  resource !== undefined && method === "PUT" ? { [resource]: answer } : answer;

describe.each(WRITERS)("$method $path", (contract) => {
  it.each(["lenient", "strict"])("accepts the response of GET (%s) without a change", async (handling) => {
    const before = await acme.get(pathOf(contract));
    expect(before.status).toBe(200);
    const told = await api.db.webhookDelivery.count();
    const sent = await send(contract, toBody(contract, before.body), { prefer: `handling=${handling}` });
    expect([sent.status, sent.body.errors]).toEqual([200, undefined]);
    const after = await acme.get(pathOf(contract));
    expect(after.body).toEqual(before.body);
    expect(after.headers.get("etag")).toBe(before.headers.get("etag"));
    expect(await api.db.webhookDelivery.count()).toBe(told);
  });

  it.runIf(!contract.unversioned)("has an ETag, and honours If-Match", async () => {
    const { headers, body } = await acme.get(pathOf(contract));
    const etag = headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[0-9a-f]{24}-\d+"$/);
    const stale = await send(contract, toBody(contract, body), {
      "if-match": '"65f0c1a2b3c4d5e6f7a8b9c0-0"',
    });
    expect([stale.status, stale.headers.get("etag")]).toEqual([412, etag]);
    expect((await send(contract, toBody(contract, body), { "if-match": etag })).status).toBe(200);
  });
});

const unwrap = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodNullable
    ? unwrap(schema.unwrap() as z.ZodType)
    : schema;

/** The pointers at which the schema of a patch accepts null. */
function listNulls(schema: z.ZodType, at: string[] = []): string[][] {
  const inner = unwrap(schema);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, field]) => [
    ...(field.safeParse(null).success ? [[...at, name]] : []),
    ...listNulls(field, [...at, name]),
  ]);
}

const nest = ([key = "", ...rest]: string[]): unknown => ({ [key]: rest.length === 0 ? null : nest(rest) });

const NULLS = CONTRACTS.filter(
  ({ method, name }) => method === "PATCH" && !name.endsWith("TestClock"),
).flatMap((contract) =>
  listNulls(contract.body).map((at) => ({ name: contract.name, pointer: `/${at.join("/")}`, at, contract })),
);

/** Fields that may be empty elsewhere, but not in the fixture: a mail needs a subject, and these tests have no server of the installation. */
const NEEDED_HERE = new Set(["patchMailSender /server", "patchMessageText /subject"]);

describe("null in a patch", () => {
  it.each(NULLS)("$name removes $pointer", async ({ name, pointer, at, contract }) => {
    const response = await send(contract, nest(at));
    if (NEEDED_HERE.has(`${name} ${pointer}`)) {
      expect([response.status, listErrorCodes(response)]).toEqual([400, [`${pointer} required`]]);
    } else if (response.status !== 200) {
      // An object without its other fields is rejected.
      expect(response.status, JSON.stringify(response.body)).toBe(400);
      expect(listErrorCodes(response)[0]?.startsWith(`/${at[0]}`)).toBe(true);
      expect(at.length, JSON.stringify(response.body.errors)).toBeGreaterThan(1);
    }
  });
});
