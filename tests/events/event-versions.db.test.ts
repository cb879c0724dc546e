import { beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestUser } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const answers = async (id: string) => ({
  one: (await acme.get(`/v2/events/${id}`)).body,
  listed: (await acme.get("/v2/events")).body.find(({ _id }: { _id: string }) => _id === id),
});

it("GET /v2/events/:event_id returns the current state of an event, despite caches", {
  tags: "main",
}, async () => {
  const ana = await createTestUser(acme);
  const event = await createTestEvent(acme, ana, { dates: [DATE], invitees: [{ email: "eve@example.com" }] });
  const path = `/v2/events/${event._id}`;
  const changes = [
    () => acme.post(`${path}/messages`, { from: "eve@example.com", body: "See you" }),
    () => acme.post(`${path}/votes`, { invitee: "eve@example.com", dates: { [event.dates[0]._id]: "no" } }),
    () => acme.post(`${path}/invitees`, { email: "max@example.com" }),
    () => acme.put(path, { title: "Another" }),
    () => acme.post(`${path}/confirm`, {}),
    () => acme.post(`${path}/declines`, { invitee: "eve@example.com" }),
    () => acme.post(`${path}/cancel`, {}),
  ];
  expect(await answers(event._id)).toEqual({ one: event, listed: event });
  let before = event;
  for (const change of changes) {
    expect((await change()).status).toBeLessThan(300);
    const { one, listed } = await answers(event._id);
    expect(one).not.toEqual(before);
    expect(one.__v).toBe(before.__v + 1);
    expect(listed).toEqual(one);
    before = one;
  }
  await acme.put(`/v2/users/${ana._id}`, { user: { first_name: "Beatrix" } });
  const { one, listed } = await answers(event._id);
  expect(one.created_by.full_name).toContain("Beatrix");
  expect(listed).toEqual(one);
  await acme.delete(`/v2/users/${ana._id}`);
  expect((await answers(event._id)).one.created_by).toMatchObject({ user: null });
});
