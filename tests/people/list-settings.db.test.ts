import { expect, it } from "vitest";
import { testApi } from "../support/api";
import { createUser, faults } from "../support/people";

const api = testApi();

const noShows = { list: "events", name: "No-shows", params: { filter: "no_show", view: "agenda" } };

it("keeps views, columns and density of a person, each until it is sent anew", async () => {
  const acme = await api.tenant();
  const path = `/v2/users/${(await createUser(acme))._id}/list_settings`;
  expect((await acme.get(path)).body).toEqual({
    compact: false,
    hidden_columns: {},
    views: [],
    shared_views: [],
  });
  await acme.put(path, { compact: true, hidden_columns: { events: ["series"] } });
  const { body } = await acme.put(path, { views: [noShows] });
  expect(body).toEqual({
    compact: true,
    hidden_columns: { events: ["series"] },
    views: [{ ...noShows, shared: false }],
    shared_views: [],
  });
  expect((await acme.put(path, { views: [] })).body).toMatchObject({ compact: true, views: [] });
});

it("shows everybody what an admin shares, as long as they are an admin", async () => {
  const acme = await api.tenant();
  const admin = await createUser(acme, { user: { first_name: "Ada", last_name: "Lovelace" } });
  const setAdmin = (on: boolean) => api.db.user.updateMany({ where: { id: admin._id }, data: { admin: on } });
  await setAdmin(true);
  const member = await createUser(acme);
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

it("says what is wrong with a view", async () => {
  const acme = await api.tenant();
  const path = `/v2/users/${(await createUser(acme))._id}/list_settings`;
  const refuse = async (views: unknown[]) => faults(await acme.put(path, { views }));
  expect(await refuse([noShows, { ...noShows, name: "NO-shows" }])).toEqual(["/views/1/name duplicate"]);
  expect(await refuse([{ ...noShows, name: " " }])).toEqual(["/views/0/name too_small"]);
  expect(await refuse([{ ...noShows, shared: true }])).toEqual(["/views/0/shared refused"]);
});
