import { beforeEach, expect, it } from "vitest";
import { buildTypeNameKey, findCurrentName } from "@/lib/domain/tenancy/directory/former-names";
import type { PublicNameKind } from "@/lib/domain/tenancy/directory/register-name";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { runInWorkContext, type WorkContext } from "@/lib/platform/work/work-context";
import { createTestApi, type Tenant } from "../support/api";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let birch: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
  birch = await api.tenant();
});

/** Returns the redirect target of a name, at an organisation's domain if given. */
async function followName(kind: PublicNameKind, name: string, site?: Tenant) {
  const work: WorkContext = {
    requestId: null,
    response: {} as NonNullable<WorkContext["response"]>,
    ...(site && { site: { organization: site.id, origin: "https://meet.example" } }),
  };
  const found = await runInWorkContext(work, () => resolveName(api.db, kind, name));
  return found ? "itself" : (work.renamed?.to ?? "nowhere");
}

const makePage = async (tenant: Tenant, nickname: string) =>
  (await tenant.post("/v2/bookpages", { nickname, belongs_to: (await createTestUser(tenant))._id })).body;

const rename = async (tenant: Tenant, before: string, nickname: string) =>
  expect((await tenant.put(`/v2/bookpages/${before}`, { nickname })).status).toBe(200);

it("a slug redirect leads from every former name of a page straight to its last one", {
  tags: "main",
}, async () => {
  const [first, second, third] = [makeUniqueName("first"), makeUniqueName("second"), makeUniqueName("third")];
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
])("a slug redirect ends when another resource of %s takes the name", async (_, pick) => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  const successor = await makePage(pick(), before);
  expect(await followName("nickname", before)).toBe("itself");
  await pick().delete(`/v2/bookpages/${successor.nickname}`);
  expect(await followName("nickname", before)).toBe("nowhere");
});

it("a slug redirect ends with the page", async () => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  await acme.delete(`/v2/bookpages/${now}`);
  expect(await followName("nickname", before)).toBe("nowhere");
  const left = await api.pool.query("SELECT FROM directory WHERE value = $1", [before]);
  expect(left.rowCount).toBe(0);
});

const restore = (tenant: Tenant, id: string) => tenant.post(`/v2/trash/${id}/restore`, {});

it("a slug redirect is restored with the page, at the organisation's domain and the installation's address", async () => {
  const [before, between, now] = [makeUniqueName("before"), makeUniqueName("between"), makeUniqueName("now")];
  const { _id } = await makePage(acme, before);
  await rename(acme, before, between);
  await rename(acme, between, now);
  const made = (await acme.post(`/v2/bookpages/${now}/types`, { name: "Call", handle: "call" })).body;
  await acme.put(`/v2/bookpages/${now}/types/${made.handle}`, { handle: "talk" });
  const type = () =>
    findCurrentName(api.db, { kind: "type", organization: acme.id }, buildTypeNameKey(_id, "call"));
  expect(await type()).toBe("talk");
  await acme.delete(`/v2/bookpages/${now}`);
  expect(await followName("nickname", before)).toBe("nowhere");
  expect((await restore(acme, _id)).body.lost_names).toEqual([]);
  for (const name of [before, between])
    expect([await followName("nickname", name), await followName("nickname", name, acme)]).toEqual([
      now,
      now,
    ]);
  expect(await followName("nickname", now)).toBe("itself");
  expect(await type()).toBe("talk");
  expect((await acme.put(`/v2/bookpages/${now}`, { nickname: before })).status).toBe(200);
});

it.each([
  ["the same organisation", () => acme],
  ["another organisation", () => birch],
])(
  "a slug redirect stays with the resource of %s that took the name meanwhile, and the restoration reports it",
  async (_, pick) => {
    const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
    const { _id } = await makePage(acme, before);
    await rename(acme, before, now);
    await acme.delete(`/v2/bookpages/${now}`);
    await makePage(pick(), before);
    const restored = await restore(acme, _id);
    expect([restored.status, restored.body.lost_names]).toEqual([200, [before]]);
    expect(await followName("nickname", before)).toBe("itself");
    expect(await followName("nickname", now)).toBe("itself");
  },
);

it("a slug redirect stays with the last of several former holders of the name", async () => {
  const [before, now, other] = [makeUniqueName("before"), makeUniqueName("now"), makeUniqueName("other")];
  const { _id } = await makePage(acme, before);
  await rename(acme, before, now);
  await acme.delete(`/v2/bookpages/${now}`);
  await makePage(acme, before);
  await rename(acme, before, other);
  expect((await restore(acme, _id)).body.lost_names).toEqual([before]);
  expect(await followName("nickname", before)).toBe(other);
});

it.each(["team", "locator", "form"])("a slug redirect is restored with a %s", async (kind) => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  const body = { extid: before, name: "Sales", title: { en: "Where to" }, handle: before };
  const { extid, name, title, handle } = body;
  const sent = kind === "team" ? { extid, name, handle } : kind === "form" ? { title, handle } : { handle };
  const { _id } = (await acme.post(`/v2/${kind}s`, sent)).body;
  expect((await acme.put(`/v2/${kind}s/${_id}`, { handle: now })).status).toBe(200);
  await acme.delete(`/v2/${kind}s/${_id}`);
  const findTarget = () => followName(kind === "team" ? "nickname" : (kind as "locator" | "form"), before);
  expect(await findTarget()).toBe("nowhere");
  expect((await restore(acme, _id)).body.lost_names).toEqual([]);
  expect(await findTarget()).toBe(now);
});

it("a slug redirect at an organisation's domain serves only that organisation", async () => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  expect(await followName("nickname", before, acme)).toBe(now);
  expect(await followName("nickname", before, birch)).toBe("nowhere");
  await makePage(birch, before);
  // Another organisation's name does not exist there.
  expect(await followName("nickname", before, acme)).toBe(now);
});

it("a slug redirect covers locators and forms like pages, and distinguishes them", async () => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  const locator = (await acme.post("/v2/locators", { handle: before })).body;
  const form = (await acme.post("/v2/forms", { handle: before, title: { en: "Where to" } })).body;
  await acme.put(`/v2/locators/${locator._id}`, { handle: now });
  await acme.put(`/v2/forms/${form._id}`, { handle: `${now}-form` });
  expect(await followName("locator", before)).toBe(now);
  expect(await followName("form", before)).toBe(`${now}-form`);
  expect(await followName("nickname", before)).toBe("nowhere");
});

it("a slug redirect covers the page of a team", async () => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  const team = (await acme.post("/v2/teams", { extid: before, name: "Sales", handle: before })).body;
  await acme.put(`/v2/teams/${team._id}`, { handle: now });
  expect(await followName("nickname", before)).toBe(now);
});

it("a slug redirect covers the last twenty names of a page", async () => {
  const names = Array.from({ length: 23 }, () => makeUniqueName("name"));
  await makePage(acme, names[0] ?? "");
  for (const [index, name] of names.slice(1).entries()) await rename(acme, names[index] ?? "", name);
  expect(await followName("nickname", names[1] ?? "")).toBe("nowhere");
  expect(await followName("nickname", names[2] ?? "")).toBe(names[22]);
});

it("a slug redirect does not apply to API calls", async () => {
  const [before, now] = [makeUniqueName("before"), makeUniqueName("now")];
  await makePage(acme, before);
  await rename(acme, before, now);
  expect((await acme.get(`/v2/bookpages/${before}`)).status).toBe(404);
});
