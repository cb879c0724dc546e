import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type AnyContract, SCOPES } from "@/lib/platform/http/contract";
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

describe("the list of contracts", () => {
  it("has every contract that a route serves", () => {
    expect(routed.map(({ contract }) => label(contract)).sort()).toEqual(CONTRACTS.map(label).sort());
  });

  it("is served by method and path as each contract says", () => {
    for (const { path, method, contract } of routed) expect(`${method} ${path}`).toBe(label(contract));
  });

  it("names each operation once", () => {
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

  it("has a body only where the method takes one", () => {
    if (contract.method === "GET" || contract.method === "DELETE") expect(contract.body).toBeUndefined();
    else expect(contract.body).toBeDefined();
  });

  it("can be called without a body unless one of its fields is mandatory", () => {
    const { body, media } = contract;
    if (!body || media) return;
    const lacksNothing = body.safeParse({}).success || body.safeParse(undefined).success;
    expect(body.safeParse(getDefaultBody(body)).success).toBe(lacksNothing);
  });

  it("leaves to a replica only lists and reports", () => {
    if (!contract.fromReplica) return;
    expect([contract.method, contract.body, contract.keyOnly]).toEqual(["GET", undefined, undefined]);
    expect(contract.path).not.toMatch(
      /slots|holds|bookings|availabilit|:user_id\/calendars|api_keys|sessions/,
    );
  });

  it("is defined as a list if it answers one", () => {
    if (contract.answer instanceof z.ZodArray) expect(contract.list).toBeDefined();
    if (contract.list && !contract.list.unsynced)
      expect(Object.keys((contract.query as z.ZodObject).shape)).toEqual(
        expect.arrayContaining(["fields", "updated_since"]),
      );
  });

  it("shows an example body that fits", () => {
    if (contract.body && !contract.upload) contract.body.parse(contract.example?.body);
  });

  it("shows an example answer that fits, if any", () => {
    if (contract.example?.answer !== undefined) contract.answer.parse(contract.example.answer);
  });
});
