import { beforeEach, expect, it } from "vitest";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { resolveName } from "@/lib/domain/tenancy/directory/resolve-name";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let birch: Tenant;
beforeEach(async () => {
  acme = await api.tenant();
  birch = await api.tenant();
});

/** Asserts that the directory and the named resources match. */
async function expectTrue() {
  const { rows } = await api.pool.query(`
    WITH named AS (
      SELECT 'nickname' AS kind, nickname AS value, organization_id, id FROM bookpages
      UNION ALL SELECT 'locator', handle, organization_id, id FROM locators
      UNION ALL SELECT 'username', username, organization_id, user_id FROM logins WHERE username::text NOT LIKE '%@%'),
    listed AS (SELECT kind, value, organization_id, id FROM directory WHERE kind NOT LIKE 'former%')
    (TABLE named EXCEPT TABLE listed) UNION ALL (TABLE listed EXCEPT TABLE named)`);
  expect(rows).toEqual([]);
}

const makePage = async (tenant: Tenant, nickname: string) => {
  const user = await createTestUser(tenant);
  return { user, made: await tenant.post("/v2/bookpages", { nickname, belongs_to: user._id }) };
};
const makeLocator = (tenant: Tenant, handle: string) => tenant.post("/v2/locators", { handle });
const makeLogin = (tenant: Tenant, username: string) =>
  tenant.post("/v2/users", {
    organization: tenant.id,
    user: { email: `${makeUniqueName("login")}@example.com` },
    login: { credentials: { username, password: "three wise owls at noon" } },
  });

it.each([
  ["nickname", async (tenant: Tenant, name: string) => (await makePage(tenant, name)).made.status],
  ["handle", async (tenant: Tenant, name: string) => (await makeLocator(tenant, name)).status],
  ["user name", async (tenant: Tenant, name: string) => (await makeLogin(tenant, name)).status],
])(
  "the slug directory gives a %s requested by two organisations to one of them",
  { tags: "main" },
  async (_, make) => {
    const name = makeUniqueName("wanted");
    const statuses = await Promise.all([make(acme, name), make(birch, name.toUpperCase()), make(acme, name)]);
    expect(statuses.sort()).toEqual([201, 409, 409]);
    await expectTrue();
  },
);

it("the slug directory follows a renamed page, and frees the old nickname", {
  tags: "main",
}, async () => {
  const [before, after] = [makeUniqueName("before"), makeUniqueName("after")];
  const { made } = await makePage(acme, before);
  expect((await acme.put(`/v2/bookpages/${before}`, { nickname: after })).status).toBe(200);
  expect(await resolveName(api.db, "nickname", before)).toBeNull();
  expect(await resolveName(api.db, "nickname", after.toUpperCase())).toEqual({
    organization: acme.id,
    id: made.body._id,
  });
  expect((await acme.put(`/v2/bookpages/${after}`, { nickname: after.toUpperCase() })).status).toBe(200);
  expect((await makePage(birch, before)).made.status).toBe(201);
  await expectTrue();
});

it("the slug directory drops deleted entries: a page, a locator, a user, an organisation", async () => {
  const names = [
    makeUniqueName("one"),
    makeUniqueName("two"),
    makeUniqueName("three"),
    makeUniqueName("four"),
  ] as const;
  const [page, ofUser, handle, username] = names;
  await makePage(acme, page);
  await acme.delete(`/v2/bookpages/${page}`);
  const { user } = await makePage(acme, ofUser);
  await acme.delete(`/v2/users/${user._id}`);
  const locator = await makeLocator(acme, handle);
  await acme.delete(`/v2/locators/${locator.body._id}`);
  const { body } = await makeLogin(acme, username);
  await acme.delete(`/v2/users/${body.user._id}`);
  await expectTrue();

  for (const name of names) {
    await makePage(birch, name);
    await makeLocator(birch, name);
    await makeLogin(birch, name);
  }
  await expectTrue();
  await deleteOrganization(api.db, asOrganizationId(birch.id));
  const { rows } = await api.pool.query("SELECT 1 FROM directory WHERE organization_id = $1", [birch.id]);
  expect(rows).toEqual([]);
  expect((await makePage(acme, page)).made.status).toBe(201);
});
