import { beforeAll, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

const TOKYO = { start_date: "2031-03-10", end_date: "2031-03-14", timezone: "Asia/Tokyo" };
const LIMA = { start_date: "2031-03-14", end_date: "2031-03-14", timezone: "America/Lima" };

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const put = (id: string, travel: unknown) => acme.put(`/v2/users/${id}`, { user: { travel } });
const ids = (travel: { _id: string }[]) => travel.map(({ _id }) => _id);

it("the travel of a user is created with a user, returned and replaced", { tags: "main" }, async () => {
  const { _id, travel } = await createTestUser(acme, { user: { travel: [TOKYO] } });
  expect(travel).toEqual([{ _id: expect.stringMatching(/^[0-9a-f]{24}$/), ...TOKYO }]);
  const replaced = (await put(_id, [LIMA])).body.user;
  expect(replaced.travel).toEqual([{ _id: expect.any(String), ...LIMA }]);
  expect((await acme.get(`/v2/users/${_id}`)).body).toEqual(replaced);
  expect((await put(_id, [])).body.user.travel).toEqual([]);
});

it("the travel of a user stays if it is not sent, and is accepted in a batch of users", async () => {
  const users = [{ user: { email: "batch@example.com", travel: [TOKYO] } }, { user: { travel: [LIMA] } }];
  const { body } = await acme.post("/v2/users/batch", { users });
  const [first] = body.results;
  expect(first.user.travel).toMatchObject([TOKYO]);
  const renamed = await acme.put(`/v2/users/${first.user._id}`, { user: { first_name: "Ana" } });
  expect(renamed.body.user.travel).toEqual(first.user.travel);
});

it("the travel of a user keeps its id if sent again, with the id or all fields", async () => {
  const { _id, travel } = await createTestUser(acme, { user: { travel: [TOKYO, LIMA] } });
  const same = await put(_id, travel);
  expect([same.body.user.travel, same.body.user.__v]).toEqual([travel, 0]);
  expect((await put(_id, [TOKYO, LIMA])).body.user.__v).toBe(0);
  const longer = { ...travel[0], end_date: "2031-03-20" };
  expect(ids((await put(_id, [longer, LIMA])).body.user.travel)).toEqual(ids(travel));
  const twice = (await put(_id, [longer, longer])).body.user.travel;
  expect(twice[0]._id).toBe(travel[0]._id);
  expect(new Set(ids(twice)).size).toBe(2);
  const [foreign] = (await put(_id, [{ ...TOKYO, _id: acme.id }])).body.user.travel;
  expect(foreign._id).not.toBe(acme.id);
});

it.each([
  [[{ ...TOKYO, timezone: "Asia/Atlantis" }], "/user/travel/0/timezone invalid_value"],
  [[TOKYO, { ...TOKYO, end_date: "2031-03-09" }], "/user/travel/1/end_date reversed"],
  [[{ ...TOKYO, start_date: "2031-02-30" }], "/user/travel/0/start_date invalid_date"],
  [[{ start_date: "2031-02-03", timezone: "UTC" }], "/user/travel/0/end_date required"],
  [[{ ...TOKYO, _id: "one" }], "/user/travel/0/_id invalid_format"],
  [Array(101).fill(TOKYO), "/user/travel too_big"],
  [null, "/user/travel invalid_type"],
])("the travel of a user rejects %j", async (travel, issue) => {
  const { _id } = await createTestUser(acme);
  const refused = await put(_id, travel);
  expect([refused.status, listErrorCodes(refused)]).toEqual([400, [issue]]);
});
