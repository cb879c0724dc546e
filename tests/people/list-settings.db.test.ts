import { expect, it } from "vitest";
import { createTestApi } from "../support/api";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

/** Removes the person and the counters. */
const chosen = ({ _id, __v, ...settings }: Record<string, unknown>) => settings;

const noShows = { list: "events", name: "No-shows", params: { filter: "no_show", view: "agenda" } };

it("the list settings keep a user's views, columns and density until they are sent again", {
  tags: "main",
}, async () => {
  const acme = await api.tenant();
  const path = `/v2/users/${(await createTestUser(acme))._id}/list_settings`;
  expect(chosen((await acme.get(path)).body)).toEqual({
    compact: false,
    hidden_columns: {},
    views: [],
    shared_views: [],
  });
  await acme.put(path, { compact: true, hidden_columns: { events: ["series"] } });
  const { body } = await acme.put(path, { views: [noShows] });
  expect(chosen(body)).toEqual({
    compact: true,
    hidden_columns: { events: ["series"] },
    views: [{ ...noShows, shared: false }],
    shared_views: [],
  });
  expect((await acme.put(path, { views: [] })).body).toMatchObject({ compact: true, views: [] });
});

it("the list settings show everyone the views shared by a current admin", async () => {
  const acme = await api.tenant();
  const admin = await createTestUser(acme, { user: { first_name: "Ada", last_name: "Lovelace" } });
  const setAdmin = (on: boolean) => api.db.user.updateMany({ where: { id: admin._id }, data: { admin: on } });
  await setAdmin(true);
  const member = await createTestUser(acme);
  const path = (user: { _id: string }) => `/v2/users/${user._id}/list_settings`;
  await acme.put(path(admin), {
    views: [
      { ...noShows, shared: true },
      { ...noShows, name: "Mine" },
    ],
  });
  expect((await acme.get(path(member))).body.shared_views).toEqual([{ ...noShows, by: "Ada Lovelace" }]);
  expect((await acme.get(path(admin))).body.shared_views).toEqual([]);
  await setAdmin(false);
  expect((await acme.get(path(member))).body.shared_views).toEqual([]);
});

it("the list settings reject an invalid view", async () => {
  const acme = await api.tenant();
  const path = `/v2/users/${(await createTestUser(acme))._id}/list_settings`;
  const refuse = async (views: unknown[]) => listErrorCodes(await acme.put(path, { views }));
  expect(await refuse([noShows, { ...noShows, name: "NO-shows" }])).toEqual(["/views/1/name duplicate"]);
  expect(await refuse([{ ...noShows, name: " " }])).toEqual(["/views/0/name too_small"]);
  expect(await refuse([{ ...noShows, shared: true }])).toEqual(["/views/0/shared refused"]);
});

it("the list settings merge simultaneous changes of two devices by the version read", async () => {
  const acme = await api.tenant();
  const path = `/v2/users/${(await createTestUser(acme))._id}/list_settings`;
  const nameOf = (device: number) => `View ${device}`;
  /** Adds a view as the console does. */
  const addView = async (device: number): Promise<number[]> => {
    const { body, headers } = await acme.get(path);
    const views = [...body.views, { ...noShows, name: nameOf(device) }];
    const { status } = await acme.put(path, { views }, { "if-match": headers.get("etag") ?? "" });
    return status === 412 ? [412, ...(await addView(device))] : [status];
  };
  const devices = [1, 2, 3, 4, 5, 6];
  const statuses = await Promise.all(devices.map(addView));
  expect(new Set(statuses.flat())).toEqual(new Set([200, 412]));
  const { body } = await acme.get(path);
  expect(body.views.map(({ name }: { name: string }) => name).sort()).toEqual(devices.map(nameOf));
  await acme.put(path, { compact: true }); // A request without a version is not checked.
  expect((await acme.get(path)).body).toMatchObject({ compact: true, views: body.views });
});
