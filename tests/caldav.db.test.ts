import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Tenant, testApi } from "./api";
import { createHost, createUser, faults, unique } from "./people";
import { type Radicale, startRadicale } from "./radicale";

const api = testApi();

let server: Radicale;
let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
  server = await startRadicale();
});
afterAll(() => server?.stop());

const of = (user: { _id: string }) => `/v2/users/${user._id}/calendars`;
const account = () => ({ source: "caldav", credentials: server.credentials });

describe("connecting a calendar", () => {
  it("finds the account's calendars and tells nobody how to open it", async () => {
    await server.makeCalendar(unique("work"));
    const user = await createUser(acme);
    const made = await acme.post(of(user), account());
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    expect(made.body).toMatchObject({
      source: "caldav",
      source_id: `${server.url}/jane/`,
      name: "jane",
      primary: true,
      access_broken: false,
      synced_at: null,
      token: null,
    });
    expect(made.body.subcalendars[0]).toMatchObject({ writable: true, busy: true, primary: true });
    const read = await acme.get(`/v2/users/${user._id}`);
    expect(read.body.calendars).toMatchObject({ caldav: true, icloud: false });
    const synced = await acme.post(`${of(user)}/${made.body._id}/sync`, {});
    expect(synced.status, JSON.stringify(synced.body)).toBe(200);
    expect(synced.body.synced_at).toEqual(expect.any(String));
    const again = await acme.post(of(user), account());
    expect([again.status, again.body._id]).toEqual([200, made.body._id]);
    const list = await acme.get(of(user));
    expect(JSON.stringify([made, again, list, synced])).not.toContain(server.password);
  });

  it("says at the field what is wrong", async () => {
    const user = await createHost(acme);
    const send = (body: unknown) => acme.post(of(user), body);
    const wrong = { ...server.credentials, password: "guessed" };
    expect(faults(await send({ source: "caldav", credentials: wrong }))).toEqual([
      "/credentials/password refused",
    ]);
    const closed = { ...server.credentials, server: "http://127.0.0.1:1" };
    expect(faults(await send({ source: "caldav", credentials: closed }))).toEqual([
      "/credentials/server unreachable",
    ]);
    for (const address of [
      "https://10.0.0.1/",
      "http://dav.example.com",
      "https://localhost",
      "ftp://x",
      "x",
    ]) {
      const credentials = { ...server.credentials, server: address };
      expect(faults(await send({ source: "caldav", credentials })), address).toEqual([
        "/credentials/server custom",
      ]);
      expect(faults(await send({ source: "ics", url: address })), address).toEqual(["/url custom"]);
    }
    expect(faults(await send({ source: "dropbox" }))).toEqual(["/source invalid_union"]);
    expect((await acme.get(of(user))).body.calendars).toEqual([]);
  });
});
