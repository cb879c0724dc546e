import { beforeAll, describe, expect, it } from "vitest";
import { CONTRACTS } from "@/lib/api/contracts";
import { asInstant } from "@/lib/core/time/instant";
import { runOffboarding } from "@/lib/domain/lifecycle/offboarding/run-offboarding";
import { deleteOrganization } from "@/lib/domain/lifecycle/organization-data/delete-organization";
import { executeSql } from "@/lib/platform/db/execute-sql";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { defineStatement } from "@/lib/platform/db/statement";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestEvent, DATE } from "../support/events";
import { createTestForm } from "../support/forms";
import { createFullFixture } from "../support/full-fixture/create-full-fixture";
import { SAMPLES } from "../support/full-fixture/samples";
import { createTestLocation, createTestLocator, registerApp } from "../support/locators";
import { createTestRoom } from "../support/rooms";
import { createScimClient } from "../support/scim";
import { createTestTeam } from "../support/teams";
import { addTemplateType, assignTestTemplate, createTestTemplate } from "../support/templates";
import {
  buildEveryDay,
  createTestHost,
  createTestPage,
  createTestType,
  makeUniqueName,
} from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

const DAYS = buildEveryDay("09:00", "17:00");

const createTeamPage = (tenant: Tenant, team: string, custom = {}) =>
  createTestPage(tenant, "", { belongs_to: undefined, team, custom });

/** Creates users with all dependants and references. */
async function createTangle(tenant: Tenant) {
  const user = await createTestHost(tenant);
  const other = await createTestHost(tenant);
  const { body: second } = await tenant.post(`/v2/users/${user._id}/availabilities`, { days: DAYS });
  const room = await createTestRoom(tenant, makeUniqueName("Venus"), 4, { availability: { days: DAYS } });
  const custom = { auto_confirm: true, rooms: { any_of: [room._id] } };
  const page = await createTestPage(tenant, user._id, { custom });
  const { body: absence } = await tenant.post(`/v2/users/${other._id}/absences`, {
    start_date: "2031-08-04",
    end_date: "2031-08-15",
    instead: user._id,
  });
  const type = await createTestType(tenant, page.nickname, { name: "Long call", availability: second._id });
  const { body: link } = await tenant.post("/v2/links", { page: page.nickname, type: type.handle });
  const booked = await createTestBooking(tenant, {
    page: page.nickname,
    type: type.handle,
    start: "2031-03-24T10:00:00Z",
  });
  expect(booked.room?._id ?? booked.room).toBeTruthy();
  const template = await createTestTemplate(tenant);
  const templateType = await addTemplateType(tenant, template, { name: "Sample call" });
  const followed = await assignTestTemplate(tenant, template, [user._id]);
  const team = await createTestTeam(tenant, { members: [user._id, other._id], admins: [user._id] });
  const teamPage = await createTeamPage(tenant, team._id, { ...custom, hosts: { kind: "all" } });
  await createTestBooking(tenant, { page: teamPage.nickname, start: "2031-03-25T10:00:00Z" });
  const app = await registerApp(tenant);
  const event = await createTestEvent(tenant, user, {
    dates: [DATE],
    invitees: [{ email: other.emails[0] }, { email: "guest@example.com" }],
    third_party: { app: app._id },
  });
  await createTestEvent(tenant, other, { dates: [DATE], invitees: [{ email: user.emails[0] }] });
  const form = await createTestForm(tenant, { otherwise: { page: page.nickname } });
  const locator = await createTestLocator(tenant);
  const location = await createTestLocation(tenant, locator, { link: `/${page.nickname}` });
  const hook = await createTestWebhook(tenant, {
    filter: { pages: [page._id], users: [user._id], teams: [team._id] },
  });
  return {
    user,
    other,
    second,
    room,
    page,
    absence,
    type,
    link,
    booked,
    template,
    templateType,
    followed,
    team,
    teamPage,
    app,
    event,
    form,
    locator,
    location,
    hook,
  };
}

type Tangle = Awaited<ReturnType<typeof createTangle>>;

/** Each kind of resource with its dependants: how it is deleted, and the address that then returns 404. */
const DELETIONS: [string, (tenant: Tenant, tangle: Tangle) => Promise<unknown>][] = [
  ["a user", (tenant, { user }) => tenant.delete(`/v2/users/${user._id}`)],
  [
    "a user who is erased",
    (tenant, { user }) =>
      tenant.post("/v2/personal_data/erasures", { email: user.emails[0], delete_member: true }),
  ],
  [
    "a user whom the directory removes",
    (tenant, { user }) => createScimClient(tenant.key).delete(`/Users/${user._id}`),
  ],
  [
    "a user who leaves",
    async (tenant, { user, other }) => {
      const body = { users: [user._id], to: { user: other._id }, account: "delete", when_not_free: "cancel" };
      const { body: begun } = await tenant.post("/v2/offboardings", body);
      const id = begun.offboardings[0]._id;
      await runOffboarding(api.db, asOrganizationId(tenant.id), id, asInstant(Date.now()));
      const { body: done } = await tenant.get(`/v2/offboardings/${id}`);
      return { status: done.state === "done" ? 200 : 500, body: done };
    },
  ],
  ["a colleague", (tenant, { other }) => tenant.delete(`/v2/users/${other._id}`)],
  ["a room", (tenant, { room }) => tenant.delete(`/v2/users/${room._id}`)],
  ["a team", (tenant, { team }) => tenant.delete(`/v2/teams/${team._id}`)],
  [
    "a team that the directory removes",
    async (tenant, { user }) => {
      const directory = createScimClient(tenant.key);
      const { body: group } = await directory.post("/Groups", {
        displayName: makeUniqueName("Group"),
        members: [{ value: user._id }],
      });
      await createTeamPage(tenant, group.id);
      return directory.delete(`/Groups/${group.id}`);
    },
  ],
  ["a page", (tenant, { page }) => tenant.delete(`/v2/bookpages/${page.nickname}`)],
  ["a team's page", (tenant, { teamPage }) => tenant.delete(`/v2/bookpages/${teamPage.nickname}`)],
  [
    "a type",
    (tenant, { page, type }) => tenant.delete(`/v2/bookpages/${page.nickname}/types/${type.handle}`),
  ],
  [
    "a template with its pages",
    (tenant, { template }) => tenant.delete(`/v2/page_templates/${template._id}?pages=delete`),
  ],
  ["a template", (tenant, { template }) => tenant.delete(`/v2/page_templates/${template._id}?pages=keep`)],
  [
    "a template's type",
    (tenant, { template, templateType }) =>
      tenant.delete(`/v2/page_templates/${template._id}/types/${templateType._id}`),
  ],
  [
    "an availability, once no type names it",
    async (tenant, { user, second, page, type }) => {
      const path = `/v2/users/${user._id}/availabilities/${second._id}`;
      expect((await tenant.delete(path)).body.code).toBe("conflict");
      await tenant.put(`/v2/bookpages/${page.nickname}/types/${type.handle}`, { availability: null });
      return tenant.delete(path);
    },
  ],
  ["the main availability", (tenant, { user }) => tenant.delete(`/v2/users/${user._id}/availabilities`)],
  ["an app", (tenant, { app }) => tenant.delete(`/v2/third_parties/${app._id}`)],
  ["a link", (tenant, { link }) => tenant.delete(`/v2/links/${link.link._id}`)],
  ["a locator", (tenant, { locator }) => tenant.delete(`/v2/locators/${locator._id}`)],
  ["a form", (tenant, { form }) => tenant.delete(`/v2/forms/${form._id}`)],
  [
    "an invitee",
    async (tenant, { event }) => {
      const guest = event.invitees.find(({ email }: { email: string }) => email === "guest@example.com");
      return tenant.delete(`/v2/events/${event._id}/invitees/${guest._id}`);
    },
  ],
  [
    "an organisation",
    async (tenant) => {
      await deleteOrganization(api.db, asOrganizationId(tenant.id));
      return { status: (await tenant.get("/v2/users")).status === 401 ? 200 : 500 };
    },
  ],
];

describe.each(DELETIONS)("%s", (name, remove) => {
  it("is deleted with all dependants, and leaves no dangling reference", async () => {
    const tenant = await api.tenant();
    const tangle = await createTangle(tenant);
    const { status, body } = (await remove(tenant, tangle)) as { status: number; body: unknown };
    expect([status, body], JSON.stringify(body)).toEqual([
      expect.toSatisfy((code: number) => code < 300),
      body,
    ]);
    if (name === "an organisation") return;
    const { user, page, type, team, teamPage, event, booked, form, locator, hook } = tangle;
    for (const path of [
      ...[
        `/v2/users/${user._id}`,
        `/v2/users/${user._id}/availabilities`,
        `/v2/users/${user._id}/owned_resources`,
      ],
      ...[`/v2/bookpages/${page.nickname}/public`, `/v2/bookpages/${page.nickname}/types/${type.handle}`],
      ...[`/v2/teams/${team._id}`, `/v2/bookpages/${teamPage.nickname}`, `/v2/events/${event._id}`],
      ...[`/v2/bookings/${booked._id}`, `/v2/forms/${form._id}`, `/v2/locators/${locator._id}/locations`],
      ...[
        `/hooks/${hook._id}`,
        "/v2/action_items",
        "/v2/insights",
        `/v2/slots/next?page=${teamPage.nickname}`,
      ],
    ])
      expect((await tenant.get(path).catch(() => ({ status: 0 }))).status, path).toBeLessThan(500);
  });
});

describe("every other deletable resource", () => {
  let acme: Tenant;
  let fixture: Awaited<ReturnType<typeof createFullFixture>>;
  beforeAll(async () => {
    acme = await api.tenant();
    fixture = await createFullFixture(acme);
  });

  const others = CONTRACTS.filter(({ method, scope }) => method === "DELETE" && scope !== "session");

  it.each(others.map((contract) => [contract.name, contract] as const))("%s", async (name, { method }) => {
    const { path } = SAMPLES[name]?.call(fixture) ?? { path: "" };
    const response = await requestApi(method, path, { headers: { authorization: acme.key } });
    // A resource may be gone with one above.
    expect([name, response.status, response.body]).toEqual([
      name,
      expect.toSatisfy((code: number) => code < 300 || code === 404 || name.endsWith("TestClock")),
      response.body,
    ]);
  });
});

const KEYS = defineStatement<{ key: string }>(`
  SELECT conrelid::regclass::text || '.' || a.attname || ' > ' || confrelid::regclass::text AS key
    FROM pg_constraint c
    JOIN LATERAL unnest(c.conkey) WITH ORDINALITY k(attnum, n) ON true
    JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.attnum
   WHERE c.contype = 'f' AND c.confdeltype NOT IN ('c', 'n') AND a.attname <> 'organization_id'
     AND c.connamespace = 'public'::regnamespace
   ORDER BY 1`);

it("every foreign key that does not cascade has a case above", async () => {
  expect((await executeSql(api.db, KEYS)).map(({ key }) => key)).toEqual([
    "absences.instead_user_id > users",
    "appointment_types.availability_id > availabilities",
    "appointment_types.template_type_id > page_template_types",
    "bookpages.template_id > page_templates",
    "events.appointment_type_id > appointment_types",
    "events.bookpage_id > bookpages",
    "events.created_by_user_id > users",
    "events.room_id > users",
    "events.third_party_app > third_parties",
    "invitees.user_id > users",
  ]);
});
