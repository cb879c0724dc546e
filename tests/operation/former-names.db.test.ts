import { beforeEach, expect, it } from "vitest";
import { findName } from "@/lib/domain/directory/find-name";
import type { PublicKind } from "@/lib/domain/directory/take-name";
import { runWork, type Work } from "@/lib/platform/work/current-work";
import { type Tenant, testApi } from "../support/api";
import { createUser, unique } from "../support/people";

const api = testApi();

let acme: Tenant;
let birch: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
  birch = await api.tenant();
});

/** Where whoever asks for this name is led; at the domain of an organisation, where that is said. */
async function followName(kind: PublicKind, name: string, site?: Tenant) {
  const work: Work = {
    requestId: null,
    response: {} as NonNullable<Work["response"]>,
    ...(site && { site: { organization: site.id, origin: "https://meet.example" } }),
  };
  const found = await runWork(work, () => findName(api.db, kind, name));
  return found ? "itself" : (work.renamed?.to ?? "nowhere");
}

const makePage = async (tenant: Tenant, nickname: string) =>
  (await tenant.post("/v2/bookpages", { nickname, belongs_to: (await createUser(tenant))._id })).body;

const rename = async (tenant: Tenant, before: string, nickname: string) =>
  expect((await tenant.put(`/v2/bookpages/${before}`, { nickname })).status).toBe(200);

it("leads from every name that a page has had straight to its last one", async () => {
  const [first, second, third] = [unique("first"), unique("second"), unique("third")];
  await makePage(acme, first);
  await rename(acme, first, second);
  await rename(acme, second, third);
  expect(await followName("nickname", first.toUpperCase())).toBe(third);
  expect(await followName("nickname", second)).toBe(third);
  expect(await followName("nickname", third)).toBe("itself");
  await rename(acme, third, first);
  expect(await followName("nickname", first)).toBe("itself");
  expect(await followName("nickname", third)).toBe(first);
});

it.each([
  ["the same organisation", () => acme],
  ["another organisation", () => birch],
])("ends when somebody of %s takes the name", async (_, pick) => {
  const [before, now] = [unique("before"), unique("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  const taker = await makePage(pick(), before);
  expect(await followName("nickname", before)).toBe("itself");
  await pick().delete(`/v2/bookpages/${taker.nickname}`);
  expect(await followName("nickname", before)).toBe("nowhere");
});

it("ends with the page", async () => {
  const [before, now] = [unique("before"), unique("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  await acme.delete(`/v2/bookpages/${now}`);
  expect(await followName("nickname", before)).toBe("nowhere");
  const left = await api.pool.query("SELECT FROM directory WHERE value = $1", [before]);
  expect(left.rowCount).toBe(0);
});

it("holds at the domain of an organisation for what is its own, and for nothing else", async () => {
  const [before, now] = [unique("before"), unique("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  expect(await followName("nickname", before, acme)).toBe(now);
  expect(await followName("nickname", before, birch)).toBe("nowhere");
  await makePage(birch, before);
  expect(await followName("nickname", before, acme)).toBe(now); // another one's name is none there
});

it("follows locators and forms as it does pages, and does not take one for the other", async () => {
  const [before, now] = [unique("before"), unique("now")];
  const locator = (await acme.post("/v2/locators", { handle: before })).body;
  const form = (await acme.post("/v2/forms", { handle: before, title: { en: "Where to" } })).body;
  await acme.put(`/v2/locators/${locator._id}`, { handle: now });
  await acme.put(`/v2/forms/${form._id}`, { handle: `${now}-form` });
  expect(await followName("locator", before)).toBe(now);
  expect(await followName("form", before)).toBe(`${now}-form`);
  expect(await followName("nickname", before)).toBe("nowhere");
});

it("follows the page of a team", async () => {
  const [before, now] = [unique("before"), unique("now")];
  const team = (await acme.post("/v2/teams", { extid: before, name: "Sales", handle: before })).body;
  await acme.put(`/v2/teams/${team._id}`, { handle: now });
  expect(await followName("nickname", before)).toBe(now);
});

it("keeps the twenty last names of a page", async () => {
  const names = Array.from({ length: 23 }, () => unique("name"));
  await makePage(acme, names[0] ?? "");
  for (const [index, name] of names.slice(1).entries()) await rename(acme, names[index] ?? "", name);
  expect(await followName("nickname", names[1] ?? "")).toBe("nowhere");
  expect(await followName("nickname", names[2] ?? "")).toBe(names[22]);
});

it("leads nowhere while nobody's browser waits for the answer", async () => {
  const [before, now] = [unique("before"), unique("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  expect((await acme.get(`/v2/bookpages/${before}`)).status).toBe(404);
});
