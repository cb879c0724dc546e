import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type AnyContract, SCOPES } from "@/lib/domain/contracts/contract";
import { getDefaultBody } from "@/lib/platform/http/default-body";
import type { NextHandler } from "./build-endpoint";
import { CONTRACTS } from "./contracts";

type RouteModule = Record<string, Partial<NextHandler>>;

/** `/app/(public)/users/[id]/route.ts` → `/users/:id` */
const toPath = (file: string) =>
  file
    .replace(/^\/app|\/route\.ts$/g, "")
    .replace(/\/\([^)]*\)/g, "")
    .replace(/\[(\w+)\]/g, ":$1");

const routed = Object.entries(import.meta.glob<RouteModule>("/app/**/route.ts", { eager: true })).flatMap(
  ([file, handlers]) =>
    Object.entries(handlers).flatMap(([method, { contract }]) =>
      contract ? [{ path: toPath(file), method, contract }] : [],
    ),
);

const label = ({ method, path }: AnyContract) => `${method} ${path}`;
const each = CONTRACTS.map((contract) => [label(contract), contract] as const);

describe("CONTRACTS", () => {
  it("holds the contract of every route", () => {
    expect(routed.map(({ contract }) => label(contract)).sort()).toEqual(CONTRACTS.map(label).sort());
  });

  it("matches the method and path of each route", () => {
    for (const { path, method, contract } of routed) expect(`${method} ${path}`).toBe(label(contract));
  });

  it("gives each operation a name of its own", () => {
    const names = CONTRACTS.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
  });

  it("uses every scope", () => {
    const used = CONTRACTS.map(({ scope }) => scope).filter(
      (scope) => scope !== "public" && scope !== "session" && scope !== "any",
    );
    // SCIM endpoints have no contracts, as their protocol is a standard.
    expect(new Set([...used, "scim"])).toEqual(new Set(SCOPES));
  });
});

describe.each(each)("%s", (_, contract) => {
  it("declares the parameters of its path", () => {
    const named = [...contract.path.matchAll(/:(\w+)/g)].map(([, name]) => name);
    const declared = contract.params instanceof z.ZodObject ? Object.keys(contract.params.shape) : [];
    expect(declared).toEqual(named);
  });

  it("has a body only if its method allows one", () => {
    if (contract.method === "GET" || contract.method === "DELETE") expect(contract.body).toBeUndefined();
    else expect(contract.body).toBeDefined();
  });

  it("needs a body only if a field is required", () => {
    const { body, media } = contract;
    if (!body || media) return;
    const lacksNothing = body.safeParse({}).success || body.safeParse(undefined).success;
    expect(body.safeParse(getDefaultBody(body)).success).toBe(lacksNothing);
  });

  it("reads from a replica only for lists and reports", () => {
    if (!contract.fromReplica) return;
    expect([contract.method, contract.body, contract.keyOnly]).toEqual(["GET", undefined, undefined]);
    expect(contract.path).not.toMatch(
      /slots|holds|bookings|availabilit|:user_id\/calendars|api_keys|sessions/,
    );
  });

  it("declares a list if it returns one", () => {
    if (contract.answer instanceof z.ZodArray) expect(contract.list).toBeDefined();
    if (contract.list && !contract.list.unsynced)
      expect(Object.keys((contract.query as z.ZodObject).shape)).toEqual(
        expect.arrayContaining(["fields", "updated_since"]),
      );
  });

  it("has an example body that its schema accepts", () => {
    if (contract.body && !contract.upload) contract.body.parse(contract.example?.body);
  });

  it("has no example response that its schema rejects", () => {
    if (contract.example?.answer !== undefined) contract.answer.parse(contract.example.answer);
  });
});
