import { beforeAll, describe, expect, it } from "vitest";
import {
  RESTORABLE_RESOURCES,
  TRASH_STATEMENTS,
  TRASH_TABLES,
} from "@/lib/domain/audit/trash/trash-statements";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestSession } from "../support/create-session";
import { createTestForm, listFormResponses } from "../support/forms";
import { createTestLocation, createTestLocator } from "../support/locators";
import { submitPublicForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  makeUniqueName,
} from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const restore = (id: string) => acme.post(`/v2/trash/${id}/restore`, {});

const listRemoved = async (query = ""): Promise<{ resource_id: string }[]> =>
  (await acme.get(`/v2/trash${query}`)).body;

/** The body without fields outside of the state. */
const stateOf = (body: object) =>
  JSON.parse(JSON.stringify(body, (key, value) => (["updatedAt", "__v"].includes(key) ? undefined : value)));

/** Deletes the resource at a path, and restores it. */
async function tryRestore(path: string, name?: string) {
  const before = (await acme.get(path)).body;
  expect((await acme.delete(path)).status).toBeLessThan(300);
  expect((await acme.get(path)).status).toBe(404);
  expect(await listRemoved()).toContainEqual(
    expect.objectContaining({ resource_id: before._id, ...(name !== undefined && { name }) }),
  );
  const restored = await restore(before._id);
  expect([restored.status, restored.body.detail]).toEqual([200, undefined]);
  const after = (await acme.get(path)).body;
  expect(stateOf(after)).toEqual(stateOf(before));
  expect(after.__v).toBe(before.__v + 1);
  expect((await listRemoved()).map(({ resource_id }) => resource_id)).not.toContain(before._id);
  expect((await restore(before._id)).status).toBe(404);
  return after;
}

describe("restoring a deleted resource", () => {
  it("restores an absence, with its substitute", { tags: "main" }, async () => {
    const [user, deputy] = [await createTestUser(acme), await createTestUser(acme)];
    const { body } = await acme.post(`/v2/users/${user._id}/absences`, {
      start_date: "2031-08-01",
      end_date: "2031-08-14",
      label: "Summer",
      instead: deputy._id,
    });
    await tryRestore(`/v2/users/${user._id}/absences/${body._id}`, "Summer");
  });

  it("restores hours", async () => {
    const user = await createTestHost(acme);
    const made = await acme.post(`/v2/users/${user._id}/availabilities`, { buffer_after: 10 });
    await tryRestore(`/v2/users/${user._id}/availabilities/${made.body._id}`);
  });

  it("restores a booking page, with its types and links, and its meetings refer to it again", {
    tags: "main",
  }, async () => {
    const user = await createTestHost(acme);
    const page = await createTestPage(acme, user._id);
    const type = await createTestType(acme, page.nickname, { name: "Quick call" });
    const booked = await createTestBooking(acme, {
      page: page.nickname,
      type: type.handle,
      start: "2031-03-24T10:00:00Z",
    });
    const { body: link } = await acme.post("/v2/links", { page: page.nickname, uses: 3 });
    const before = (await acme.get(`/v2/bookings/${booked._id}`)).body;

    await tryRestore(`/v2/bookpages/${page.nickname}`, page.nickname);
    expect((await acme.get(`/v2/bookpages/${page.nickname}/types`)).body).toMatchObject([{ _id: type._id }]);
    expect((await acme.get(`/v2/links/${link.link._id}`)).status).toBe(200);
    const { body: meeting } = await acme.get(`/v2/bookings/${booked._id}`);
    expect(stateOf(meeting)).toEqual(stateOf(before));
  });

  it("restores an appointment type", async () => {
    const user = await createTestHost(acme);
    const page = await createTestPage(acme, user._id);
    const type = await createTestType(acme, page.nickname, { name: "Quick call" });
    await tryRestore(`/v2/bookpages/${page.nickname}/types/${type.handle}`, "Quick call");
  });

  it("restores a team, with its users and pages", async () => {
    const user = await createTestHost(acme);
    const team = await createTestTeam(acme, { members: [user._id], admins: [user._id] });
    const page = await createTestPage(acme, user._id, { belongs_to: undefined, team: team._id });
    await tryRestore(`/v2/teams/${team._id}`, "Sales");
    expect((await acme.get(`/v2/bookpages/${page.nickname}`)).status).toBe(200);
  });

  it("restores a team without users deleted since", async () => {
    const [stays, leaves] = [await createTestHost(acme), await createTestHost(acme)];
    const team = await createTestTeam(acme, { members: [stays._id, leaves._id] });
    await acme.delete(`/v2/teams/${team._id}`);
    await acme.delete(`/v2/users/${leaves._id}`);
    expect((await restore(team._id)).status).toBe(200);
    expect((await acme.get(`/v2/teams/${team._id}`)).body.members).toEqual([stays._id]);
  });

  it("restores a locator with its locations, and a single location", async () => {
    const locator = await createTestLocator(acme);
    const place = await createTestLocation(acme, locator);
    await tryRestore(`/v2/locators/${locator._id}/locations/${place._id}`, "Shop");
    await tryRestore(`/v2/locators/${locator._id}`, locator.handle);
    expect((await acme.get(`/v2/locators/${locator._id}/locations`)).body).toMatchObject([
      { _id: place._id },
    ]);
  });

  it("restores a form with its responses", async () => {
    const form = await createTestForm(acme, { questions: [{ label: "Topic", kind: "text" }] });
    await submitPublicForm(form.handle, { a_topic: "Tea" });
    await tryRestore(`/v2/forms/${form._id}`, form.handle);
    expect(await listFormResponses(acme, form)).toHaveLength(1);
  });
});

describe("POST /v2/trash/:id/restore", () => {
  it("is refused if another resource has the slug by now", async () => {
    const user = await createTestHost(acme);
    const page = await createTestPage(acme, user._id);
    await acme.delete(`/v2/bookpages/${page.nickname}`);
    await createTestPage(acme, user._id, { nickname: page.nickname });
    expect(await restore(page._id)).toMatchObject({
      status: 409,
      body: { reason: "name_taken_since", detail: expect.stringContaining(page.nickname) },
    });
  });

  it("is refused if there are as many as allowed by now", async () => {
    const user = await createTestHost(acme);
    const { body: absence } = await acme.post(`/v2/users/${user._id}/absences`, {
      start_date: "2031-08-01",
      end_date: "2031-08-02",
    });
    const workflow = await createTestWorkflow(acme);
    await acme.delete(`/v2/users/${user._id}/absences/${absence._id}`);
    await acme.delete(`/v2/workflows/${workflow._id}`);
    await api.pool.query(
      `INSERT INTO absences (id, organization_id, user_id, start_date, end_date, updated_at)
       SELECT lpad(n::text, 24, '0'), $1, $2, '2031-09-01', '2031-09-01', now() FROM generate_series(1, 1000) n`,
      [acme.id, user._id],
    );
    await api.pool.query(
      `INSERT INTO workflows (id, organization_id, name, updated_at)
       SELECT lpad(n::text, 24, '0'), $1, 'Reminder', now() FROM generate_series(1, 50) n`,
      [acme.id],
    );
    for (const { _id } of [absence, workflow])
      expect(await restore(_id)).toMatchObject({ status: 409, body: { reason: "too_many" } });
    await api.pool.query("DELETE FROM workflows WHERE organization_id = $1", [acme.id]);
    expect((await restore(workflow._id)).status).toBe(200);
  });

  it("is refused if its parent is gone", async () => {
    const user = await createTestHost(acme);
    const page = await createTestPage(acme, user._id);
    const type = await createTestType(acme, page.nickname, { name: "Quick call" });
    await acme.delete(`/v2/bookpages/${page.nickname}/types/${type.handle}`);
    await acme.delete(`/v2/bookpages/${page.nickname}`);
    expect(await restore(type._id)).toMatchObject({ status: 409, body: { code: "conflict" } });
    expect((await restore(page._id)).status).toBe(200);
    expect((await restore(type._id)).status).toBe(200);
  });

  it("is allowed for admins and the user who deleted it", async () => {
    const [owner, other] = [await createTestHost(acme), await createTestHost(acme)];
    const page = await createTestPage(acme, owner._id);
    const cookies = async (user: { _id: string }) => ({ headers: await createTestSession(api.db, user) });
    const own = await cookies(owner);
    await requestApi("DELETE", `/v2/bookpages/${page.nickname}`, own);
    const path = `/v2/trash/${page._id}/restore`;
    const others = await cookies(other);
    expect((await requestApi("POST", path, { ...others, body: {} })).status).toBe(403);
    expect((await requestApi("GET", "/v2/trash", others)).body).toEqual([]);
    expect((await requestApi("GET", "/v2/trash", own)).body).toMatchObject([{ resource_id: page._id }]);
    expect((await requestApi("POST", path, { ...own, body: {} })).status).toBe(200);
  });

  it("also works by the audit log entry", async () => {
    const team = await createTestTeam(acme, { name: makeUniqueName("Team") });
    await acme.delete(`/v2/teams/${team._id}`);
    const [entry] = (await acme.get(`/v2/audit?resource_id=${team._id}`)).body;
    expect(entry).toMatchObject({ action: "delete", undoable: true });
    expect((await acme.post(`/v2/audit/${entry._id}/undo`, {})).status).toBe(200);
    expect((await acme.get(`/v2/teams/${team._id}`)).status).toBe(200);
    const entries = (await acme.get(`/v2/audit?resource_id=${team._id}`)).body as (typeof entry)[];
    expect(entries.find(({ _id }: { _id: string }) => _id === entry._id)?.undoable).toBe(false);
  });

  it("is announced to webhooks and delta sync", async () => {
    const team = await createTestTeam(acme);
    const asked = "/v2/teams?updated_since=1970-01-01T00:00:00Z";
    await acme.delete(`/v2/teams/${team._id}`);
    await restore(team._id);
    const found = (await acme.get(asked)).body.filter(({ _id }: { _id: string }) => _id === team._id);
    expect(found).toEqual([expect.not.objectContaining({ deleted: true })]);
  });
});

describe("the contents of a deleted resource", () => {
  it("are purged with their owner and with each user that they mention", async () => {
    const user = await createTestHost(acme);
    const page = await createTestPage(acme, user._id);
    await acme.delete(`/v2/bookpages/${page.nickname}`);
    const form = await createTestForm(acme, { questions: [{ label: "Address", kind: "text" }] });
    await submitPublicForm(form.handle, { a_address: "erased@example.com" });
    await acme.delete(`/v2/forms/${form._id}`);

    await acme.delete(`/v2/users/${user._id}`);
    expect((await restore(page._id)).status).toBe(404);
    await acme.post("/v2/personal_data/erasures", { email: "erased@example.com" });
    expect((await restore(form._id)).status).toBe(404);
  });

  it("include everything that the database deletes with it", async () => {
    const tables = { absence: "absences", availability: "availabilities" } as Record<string, string>;
    for (const resource of RESTORABLE_RESOURCES) {
      const root = tables[resource] ?? (resource === "waiting_entry" ? "waiting_entries" : `${resource}s`);
      const gone = await api.db.$queryRaw<{ name: string }[]>`
        WITH RECURSIVE gone (id) AS (
          SELECT ${root}::regclass::oid
           UNION
          SELECT f.conrelid FROM pg_constraint f JOIN gone ON f.confrelid = gone.id
           WHERE f.contype = 'f' AND f.confdeltype = 'c')
        SELECT id::regclass::text AS name FROM gone`;
      const kept = TRASH_STATEMENTS[resource].map(({ text }) => /'(\w+)', row_number/.exec(text)?.[1]);
      for (const { name } of gone) {
        expect(kept, `${resource} is deleted with ${name}`).toContain(name);
        expect(TRASH_TABLES).toContain(name);
      }
    }
  });
});
