import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createDavClient } from "../support/create-dav-client";
import { type Radicale, startRadicale } from "../support/start-radicale";
import { createTestHost, makeUniqueName } from "../support/users";

const api = createTestApi();

let server: Radicale;
let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  server = await startRadicale({ rights: "authenticated" });
});
afterAll(() => server?.stop());

const file = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//test//EN", ...lines, "END:VCALENDAR", ""].join("\r\n");
const event = (uid: string, ...lines: string[]) => [
  "BEGIN:VEVENT",
  `UID:${uid}`,
  "DTSTAMP:20260101T000000Z",
  ...lines,
  "END:VEVENT",
];

it("a user connects a shared calendar by its address", async () => {
  const { username, password } = server;
  const bob = createDavClient(`${server.url}/bob/`, { username: "bob", password });
  const name = makeUniqueName("shared");
  await bob.makeCalendar(name);
  await bob.put(
    `${name}/one.ics`,
    file(...event("one", "DTSTART:20270301T090000Z", "DTEND:20270301T100000Z")),
  );
  await server.makeCalendar(makeUniqueName("own"));
  const user = await createTestHost(acme);
  const path = `/v2/users/${user._id}/calendars`;
  const address = `${server.url}/bob/${name}/`;
  const made = await acme.post(path, {
    source: "caldav",
    credentials: { server: address, username, password },
  });
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  expect(made.body).toMatchObject({ source_id: address, subcalendars: [{ source_id: address, busy: true }] });
  const synced = await acme.post(`${path}/${made.body._id}/sync`, {});
  expect(synced.body).toMatchObject({ access_broken: false, subcalendars: [{ source_id: address }] });
  const { body } = await acme.get(
    `/v2/slots?users=${user._id}&duration=60&from=2027-03-01&to=2027-03-01&timezone=UTC`,
  );
  const starts = body.slots.map((slot: { start: { dateTime: string } }) => slot.start.dateTime.slice(11, 16));
  expect(starts).toContain("10:00");
  expect(starts).not.toContain("09:00");
  const own = await acme.post(path, { source: "caldav", credentials: server.credentials });
  expect([own.status, own.body.source_id]).toEqual([201, `${server.url}/${username}/`]);
});

it("a user is told of an entry that could not be read, until it is fixed", async () => {
  const name = makeUniqueName("odd");
  await server.makeCalendar(name);
  const put = (...lines: string[]) =>
    server.put(`${name}/odd.ics`, file(...event("odd", "SUMMARY:Odd one", ...lines)));
  await put("DTSTART:20270301T090000Z", "DTEND:20270301T100000Z", "RRULE:FREQ=YEARLY;BYEASTER=0;COUNT=1");
  const user = await createTestHost(acme);
  const path = `/v2/users/${user._id}/calendars`;
  const { body: made } = await acme.post(path, { source: "caldav", credentials: server.credentials });
  const readOdd = async () => {
    const { body } = await acme.post(`${path}/${made._id}/sync`, {});
    return body.subcalendars.find((one: { source_id: string }) => one.source_id.includes(name));
  };
  expect(await readOdd()).toMatchObject({
    unread_count: 1,
    unread_entries: [{ title: "Odd one", start: "2027-03-01T09:00:00.000Z", all_day: false, reason: "rule" }],
  });
  expect(await api.db.busyPeriod.count({ where: { userId: user._id } })).toBe(1);
  await put("DTSTART:20270301T090000Z", "DTEND:20270301T100000Z");
  expect(await readOdd()).toMatchObject({ unread_count: 0, unread_entries: [] });
});
