import { beforeAll, describe, expect, it } from "vitest";
import { generateId } from "@/lib/platform/db/generate-id";
import { createTenantClient, createTestApi, createTestKey, requestApi, type Tenant } from "../support/api";
import { createTestSession } from "../support/create-session";
import { createTestTeam } from "../support/teams";
import {
  createTestHost,
  createTestPage,
  createTestType,
  createTestUser,
  makeUniqueName,
} from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

interface Entry {
  _id: string;
  changes: object;
  undoable: boolean;
}

const listEntries = async (id: string): Promise<Entry[]> =>
  (await acme.get(`/v2/audit?resource_id=${id}`)).body;

const undo = (entry: { _id: string } | undefined) => acme.post(`/v2/audit/${entry?._id}/undo`, {});

/** The body without times and slot ids. */
const stateOf = (body: object) =>
  JSON.parse(
    JSON.stringify(body, (key, value) =>
      ["updatedAt", "__v"].includes(key) || (key === "_id" && value !== (body as { _id: string })._id)
        ? undefined
        : value,
    ),
  );

/** Changes the resource at a path, undoes that, and undoes the undo. */
async function tryUndo(path: string, change: object, renamed = path) {
  const before = (await acme.get(path)).body;
  const changed = await acme.put(path, change);
  expect([changed.status, changed.body.errors]).toEqual([200, undefined]);
  const [entry] = await listEntries(before._id);
  expect(entry?.undoable).toBe(true);

  const undone = await undo(entry);
  expect([undone.status, undone.body.errors]).toEqual([200, undefined]);
  const after = (await acme.get(path)).body;
  expect(stateOf(after)).toEqual(stateOf(before));
  expect(after.__v).toBe(changed.body.__v + 1);
  expect(undone.body).toMatchObject({ action: "update", resource_id: before._id, undoable: true });
  const known = (await listEntries(before._id)).find(({ _id }) => _id === entry?._id);
  expect(known?.undoable).toBe(false);

  expect((await undo(undone.body)).status).toBe(200);
  expect(stateOf((await acme.get(renamed)).body)).toEqual(stateOf(changed.body));
}

describe("undoing a change", () => {
  it("restores hours", { tags: "main" }, async () => {
    const user = await createTestHost(acme, { buffer_before: 5, timezone: "Europe/Paris" });
    await tryUndo(`/v2/users/${user._id}/availabilities`, {
      timezone: "Asia/Tokyo",
      buffer_before: 15,
      days_after_as_busy: 30,
      days: {
        monday: { enabled: false },
        tuesday: { slots: [{ start_time: "22:30", end_time: "00:00" }] },
        sunday: { slots: [] },
      },
    });
  });

  it("restores hours by dates, holidays and alternating weeks", async () => {
    const slots = [{ start_time: "09:30", end_time: "12:00" }];
    const dates = [{ start_date: "2031-03-10", end_date: "2031-03-12", slots, label: "Fair" }];
    const user = await createTestHost(acme, { dates, holidays: { country: "FR" }, start_date: "2031-01-01" });
    const path = `/v2/users/${user._id}/availabilities`;
    await tryUndo(path, { dates: [], holidays: null, start_date: null, limits: [{ per: "day", count: 3 }] });
    const days = { monday: { slots } };
    const weeks = [{ days }, { days: { tuesday: { slots } } }];
    await tryUndo(path, { weeks, weeks_start: "2031-03-03" });
    await tryUndo(path, { weeks: [...weeks, { days: {} }], weeks_start: "2031-03-10" });
    await tryUndo(path, { weeks: null });
  });

  it("restores an absence", async () => {
    const [user, other] = [await createTestUser(acme), await createTestUser(acme)];
    const path = `/v2/users/${user._id}/absences`;
    const away = { start_date: "2031-08-04", end_date: "2031-08-15", label: "Sea", instead: other._id };
    const { body } = await acme.post(path, away);
    await tryUndo(`${path}/${body._id}`, { end_date: "2031-08-20", label: "", instead: null });
  });

  it("restores a booking page, including settings that were absent before", { tags: "main" }, async () => {
    const user = await createTestUser(acme);
    const custom = { duration: 45, fixed_places: [{ name: "Office", address: "Main Street 1" }] };
    const page = await createTestPage(acme, user._id, { message: "Hello", custom });
    const nickname = makeUniqueName("renamed");
    const change = {
      nickname,
      active: false,
      custom: { duration: null, reminder_hours: 3, fixed_places: [] },
    };
    await tryUndo(`/v2/bookpages/${page.nickname}`, change, `/v2/bookpages/${nickname}`);
  });

  it("restores an appointment type", async () => {
    const user = await createTestHost(acme);
    const hours = (await acme.post(`/v2/users/${user._id}/availabilities`, {})).body;
    const page = await createTestPage(acme, user._id);
    const type = await createTestType(acme, page.nickname, { name: "Call", custom: { duration: 15 } });
    const path = `/v2/bookpages/${page.nickname}/types`;
    const change = { name: "Visit", handle: "visit", availability: hours._id, custom: { one_slot: true } };
    await tryUndo(`${path}/${type.handle}`, change, `${path}/visit`);
  });

  it("restores a team, with members who joined, left and moved", async () => {
    const [ana, bo, cy, di] = [
      await createTestUser(acme),
      await createTestUser(acme),
      await createTestUser(acme),
      await createTestUser(acme),
    ].map(({ _id }) => _id);
    const team = await createTestTeam(acme, {
      members: [ana, bo, cy],
      admins: [cy, bo],
      assignment: { rule: "weighted", weights: { [ana]: 3 } },
    });
    await tryUndo(`/v2/teams/${team._id}`, {
      name: "Others",
      members: [di, cy, bo],
      admins: [bo],
      assignment: { rule: "random" },
    });
    await tryUndo(`/v2/teams/${team._id}`, { members: [] });
  });

  it("reverts everything that one request changed in it, whichever of its entries is named", async () => {
    const [ana, bo] = [await createTestUser(acme), await createTestUser(acme)];
    const team = await createTestTeam(acme, { members: [ana._id] });
    await acme.put(`/v2/teams/${team._id}`, { name: "Others", members: [bo._id] });
    const entries = (await listEntries(team._id)).filter(({ undoable }) => undoable);
    expect(entries.length).toBeGreaterThan(1);
    expect((await undo(entries.at(-1))).status).toBe(200);
    expect((await acme.get(`/v2/teams/${team._id}`)).body).toMatchObject({
      name: team.name,
      members: [ana._id],
    });
  });

  it("reverts only the later of two requests with the same id", async () => {
    const [ana, bo] = [await createTestUser(acme), await createTestUser(acme)];
    const team = await createTestTeam(acme, { members: [ana._id] });
    const path = `/v2/teams/${team._id}`;
    const same = { "x-request-id": makeUniqueName("again") };
    await acme.put(path, { name: "First" }, same);
    await acme.put(path, { name: "Second", members: [bo._id] }, same);
    const entries = (await listEntries(team._id)).filter(({ undoable }) => undoable);
    expect(entries.every(({ changes }) => JSON.stringify(changes).includes("First"))).toBe(false);
    expect((await undo(entries[0])).status).toBe(200);
    expect((await acme.get(path)).body).toMatchObject({ name: "First", members: [ana._id] });
  });

  it("is announced as any other change", async () => {
    const page = await createTestPage(acme, (await createTestUser(acme))._id);
    await acme.put(`/v2/bookpages/${page.nickname}`, { message: "Hello" });
    await createTestWebhook(acme, { action: "bookpage.updated" });
    const told = await api.db.webhookDelivery.count();
    const [entry] = await listEntries(page._id);
    const undone = (await undo(entry)).body;
    expect(undone.changes).toEqual({ message: { before: "Hello", after: "" } });
    expect(undone.actor).toMatchObject({ kind: "key" });
    expect(await api.db.webhookDelivery.count()).toBe(told + 1);
  });
});

describe("undoing a change is refused", () => {
  const AWAY = { start_date: "2031-08-04", end_date: "2031-08-15" };

  async function changeAbsence(...labels: string[]) {
    const user = await createTestUser(acme);
    const path = `/v2/users/${user._id}/absences`;
    const { body } = await acme.post(path, AWAY);
    for (const label of labels) await acme.put(`${path}/${body._id}`, { label });
    return { user, path: `${path}/${body._id}`, entries: await listEntries(body._id) };
  }

  it("if the resource was changed or deleted since", async () => {
    const { path, entries } = await changeAbsence("One", "Two");
    expect(entries.map(({ undoable }) => undoable)).toEqual([true, false, false]);
    const refused = await undo(entries[1]);
    expect([refused.status, refused.body.code]).toEqual([409, "changed_since"]);
    await acme.delete(path);
    expect((await undo(entries[0])).body.code).toBe("changed_since");
    expect((await listEntries(path.slice(-24)))[1]?.undoable).toBe(false);
  });

  it("if it was changed without an audit entry", async () => {
    const { path, entries } = await changeAbsence("One");
    await api.db.absence.updateMany({ where: { id: path.slice(-24) }, data: { label: "Silent" } });
    await api.db.auditEntry.deleteMany({ where: { resourceId: path.slice(-24), actorKind: "system" } });
    expect((await undo(entries[0])).body.code).toBe("changed_since");
  });

  it("to all but one of simultaneous callers", async () => {
    const { path, entries } = await changeAbsence("One");
    const responses = await Promise.all(Array.from({ length: 5 }, () => undo(entries[0])));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await acme.get(path)).body).toMatchObject({ label: "", __v: 2 });
  });

  it("for creations and deletions, other kinds of resources, and a change of owner", async () => {
    const [user, other] = [await createTestUser(acme), await createTestUser(acme)];
    const page = await createTestPage(acme, user._id);
    await acme.put(`/v2/bookpages/${page.nickname}`, { belongs_to: other._id });
    await acme.put(`/v2/users/${user._id}`, { user: { first_name: "Ana" } });
    const entries = [...(await listEntries(page._id)), ...(await listEntries(user._id))];
    expect(entries).toHaveLength(4);
    for (const entry of entries) {
      const refused = await undo(entry);
      expect([entry.undoable, refused.status, refused.body.code]).toEqual([false, 409, "conflict"]);
    }
  });

  it("if the old state is no longer valid, with its field", async () => {
    const user = await createTestUser(acme);
    const page = await createTestPage(acme, user._id);
    await acme.put(`/v2/bookpages/${page.nickname}`, { nickname: makeUniqueName("renamed") });
    await createTestPage(acme, user._id, { nickname: page.nickname, secondary: true });
    const [entry] = await listEntries(page._id);
    const refused = await undo(entry);
    expect([refused.status, refused.body.errors[0].pointer]).toEqual([409, "/nickname"]);
  });

  it("for unknown entries, and keys without the scope", async () => {
    expect((await undo({ _id: generateId() })).status).toBe(404);
    expect((await undo({ _id: "one" })).status).toBe(400);
    const { entries } = await changeAbsence("One");
    const outsider = await api.tenant("Other");
    expect((await outsider.post(`/v2/audit/${entries[0]?._id}/undo`, {})).status).toBe(404);
    const limited = createTenantClient(
      acme.id,
      await createTestKey(api.db, acme.id, ["audit:read", "availabilities:write"]),
    );
    expect((await limited.post(`/v2/audit/${entries[0]?._id}/undo`, {})).status).toBe(403);
  });

  it("to members, except for their own resources", async () => {
    const { user, entries } = await changeAbsence("One");
    const [session, others] = [
      await createTestSession(api.db, user),
      await createTestSession(api.db, await createTestUser(acme)),
    ];
    const sendRequest = (headers: Record<string, string>, id = entries[0]?._id) =>
      requestApi("POST", `/v2/audit/${id}/undo`, { headers, body: {} });
    expect((await sendRequest(others)).status).toBe(403);
    expect((await sendRequest(session, generateId())).status).toBe(403);
    const team = await createTestTeam(acme, { members: [user._id], admins: [user._id] });
    await acme.put(`/v2/teams/${team._id}`, { name: "Mine" });
    expect((await sendRequest(session, (await listEntries(team._id))[0]?._id)).status).toBe(403);
    expect((await sendRequest(session)).status).toBe(200);

    const page = await createTestPage(acme, user._id);
    const type = await createTestType(acme, page.nickname, { name: "Call" });
    await acme.put(`/v2/bookpages/${page.nickname}/types/${type.handle}`, { name: "Visit" });
    expect((await sendRequest(session, (await listEntries(type._id))[0]?._id)).status).toBe(200);
  });
});
