import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { buildTestBookingBody } from "../support/bookings";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, createTestType, listErrorCodes } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;
let host: { _id: string };

beforeAll(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
});

/** Creates a page with its own host, because the tests book the same times. */
const createPage = async (custom: Record<string, unknown> = {}) => {
  const owner = await createTestHost(acme);
  return createTestPage(acme, owner._id, { custom });
};

const book = (nickname: string, rest: Record<string, unknown> = {}, headers: Record<string, string> = {}) =>
  requestApi("POST", `/${nickname}/bookings.json`, { body: buildTestBookingBody(rest), headers });

const readEvent = async (page_url: string) =>
  (await acme.get(`/v2/events/${new URL(page_url).pathname.split("/").at(-1)}`)).body;

const countEvents = () => api.db.event.count({ where: { organizationId: acme.id } });

describe("GET /<page>/page.json", () => {
  it("describes the fields and the bookable types of the page", { tags: "main" }, async () => {
    const questions = [
      {
        key: "size",
        label: { en: "Size", de: "Größe" },
        kind: "select",
        options: ["S", "M"],
        required: true,
      },
      { key: "colour", label: "Colour", kind: "text", shown_if: { key: "size", is: "M" } },
    ];
    const custom = {
      auto_confirm: true,
      durations: [30, 60],
      ask_company: true,
      title_mandatory: true,
      fixed_places: [{ name: "Office" }],
      forbid_add_places: true,
      max_invitees: 2,
      questions,
    };
    const { nickname } = await createTestPage(acme, (await createTestHost(acme))._id, {
      custom,
      message: "Welcome!",
    });
    await createTestType(acme, nickname, { name: "Quick call", custom: { duration: 15 } });
    const { status, body } = await requestApi("GET", `/${nickname}/page.json`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      url: `https://meet.example.com/${nickname}`,
      message: "Welcome!",
      timezone: "Europe/Paris",
      durations: [30, 60],
      types: [{ handle: "quick-call", name: "Quick call", duration: 15 }],
      confirmed: "at_once",
      times: { least: 1, most: 1 },
      company: "required",
      subject: "required",
      guests: 2,
      places: ["Office"],
      other_place: false,
      members: [],
      questions: [
        {
          key: "size",
          label: "Size",
          options: [{ value: "S" }, { value: "M" }],
          required: true,
          shown_if: null,
        },
        { key: "colour", shown_if: { key: "size", is: "M" } },
      ],
    });
    const type = await requestApi("GET", `/${nickname}/page.json?type=quick-call`);
    expect(type.body).toMatchObject({
      url: `https://meet.example.com/${nickname}/types/quick-call`,
      durations: [15],
      types: [],
    });
  });

  it("names the team members that can be chosen", async () => {
    const ben = await createTestHost(acme);
    const team = await createTestTeam(acme, { members: [host._id, ben._id] });
    const settings = { belongs_to: null, team: team._id, custom: { hosts: { kind: "any", choose: true } } };
    const { nickname } = await createTestPage(acme, "", settings);
    const { body } = await requestApi("GET", `/${nickname}/page.json`);
    expect(body.members.map(({ id }: { id: string }) => id).sort()).toEqual([host._id, ben._id].sort());
  });
});

describe("GET /<page>/slots.json", () => {
  it("returns the same slots as the API", { tags: "main" }, async () => {
    const { nickname } = await createPage({ duration: 60 });
    const range = "from=2031-03-10&to=2031-03-11&timezone=Asia/Tokyo";
    const open = await requestApi("GET", `/${nickname}/slots.json?${range}`);
    const known = await acme.get(`/v2/slots?page=${nickname}&${range}`);
    expect(open.status).toBe(200);
    expect(open.body.slots).toHaveLength(16);
    expect(open.body).toEqual(known.body);
  });

  it("covers two weeks by default", async () => {
    const { nickname } = await createPage();
    const { body } = await requestApi("GET", `/${nickname}/slots.json`);
    expect(body.timezone).toBe("Europe/Paris");
    expect(Date.parse(body.to) - Date.parse(body.from)).toBe(13 * 24 * 3600 * 1000);
    expect(body.slots.length).toBeGreaterThan(0);
  });

  it("names the error in the query", async () => {
    const { nickname } = await createPage({ durations: [30] });
    for (const [query, issue] of [
      ["from=2031-03-11&to=2031-03-10", "/to reversed"],
      ["from=2031-01-01&to=2031-12-31", "/to range_too_long"],
      ["timezone=Mars/Base", "/timezone invalid_value"],
      ["duration=45", "/duration unknown"],
      ["users=65f0c1a2b3c4d5e6f7a8b9c0", "/users unknown_key"],
    ] as const) {
      const refused = await requestApi("GET", `/${nickname}/slots.json?${query}`);
      expect([refused.status, ...listErrorCodes(refused)], query).toEqual([400, issue]);
    }
  });
});

describe("POST /<page>/bookings.json", () => {
  it("books as the page does, and returns the booker's event link", { tags: "main" }, async () => {
    const { nickname } = await createPage({ auto_confirm: true });
    const made = await book(nickname, { message: "About the roof", guests: [] });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({
      status: "confirmed",
      start: "2031-03-10T08:00:00.000Z",
      end: "2031-03-10T08:30:00.000Z",
      confirm_url: null,
    });
    const event = await readEvent(made.body.page_url);
    expect(event.confirmed.flag).toBe(true);
    expect(event.invitees.map(({ email }: { email: string }) => email)).toContain("ana@example.com");
  });

  it("creates a request if the host confirms bookings", async () => {
    const { nickname } = await createPage();
    expect((await book(nickname)).body.status).toBe("requested");
  });

  it("names the nearest free times without revealing the conflict", async () => {
    const { nickname } = await createPage({ auto_confirm: true });
    await book(nickname, { attendee: { name: "Secret Client", email: "secret@example.com" } });
    const late = await book(nickname);
    expect([late.status, late.body.code, ...listErrorCodes(late)]).toEqual([
      409,
      "slot_taken",
      "/start slot_taken",
    ]);
    expect(late.body.nearest_slots[0].start.dateTime).toBe("2031-03-10T09:30:00+01:00");
    expect(JSON.stringify(late.body)).not.toMatch(/secret/i);
  });

  it("requires the mailed code if the page verifies addresses", async () => {
    for (const custom of [{ confirm_address: true }, { proof_of_work: true }]) {
      const { nickname } = await createPage({ auto_confirm: true, ...custom });
      const before = await countEvents();
      const asked = await book(nickname);
      expect(asked.status).toBe(202);
      expect(asked.body).toMatchObject({ status: "unconfirmed", page_url: null });
      expect(asked.body.confirm_url).toMatch(/^https:\/\/meet\.example\.com\/book\//);
      expect(await countEvents()).toBe(before);
      expect((await book(nickname, { attendee: { name: "Bo", email: "bo@example.com" } })).status).toBe(409);
    }
  });

  it("books once for repeated requests with one key", async () => {
    const { nickname } = await createPage({ auto_confirm: true });
    const key = { "idempotency-key": "try-1" };
    const [first, second] = [await book(nickname, {}, key), await book(nickname, {}, key)];
    expect(second.body).toEqual(first.body);
    const other = await book(nickname, { attendee: { name: "Bo", email: "bo@example.com" } }, key);
    expect(other.status).toBe(409);
  });

  it("enforces the rules of the page", async () => {
    const questions = [{ key: "size", label: "Size", kind: "select", options: ["S", "M"], required: true }];
    const { nickname } = await createPage({
      ask_phone: true,
      block_new_invitee: true,
      hide_title: true,
      questions,
    });
    const refused = await book(nickname, {
      guests: ["bo@example.com"],
      title: "Mine",
      answers: { size: "XL" },
    });
    expect(refused.status).toBe(400);
    expect(listErrorCodes(refused)).toEqual(
      expect.arrayContaining(["/attendee/phone required", "/guests refused", "/title refused"]),
    );
    expect(refused.body.errors.map(({ pointer }: { pointer: string }) => pointer)).toContain("/answers/size");
  });

  it("rejects fields that only the organisation may set", async () => {
    const { nickname } = await createPage();
    const before = await countEvents();
    const rest = { metadata: { a: "b" }, hold: "65f0c1a2b3c4d5e6f7a8b9c0" };
    const refused = await book(nickname, rest, { prefer: "handling=strict" });
    expect([refused.status, ...listErrorCodes(refused)]).toEqual([
      400,
      "/metadata unknown_key",
      "/hold unknown_key",
    ]);
    expect(await countEvents()).toBe(before);
  });
});

it("page.json and bookings.json return 404 for pages that exclude programs, are inactive or do not exist", async () => {
  const closed = await createPage({ block_programs: true });
  const inactive = await createTestPage(acme, (await createTestHost(acme))._id, { active: false });
  for (const [nickname, status] of [
    [closed.nickname, 404],
    [inactive.nickname, 404],
    ["unknown-name", 404],
    ["%00", 400],
  ]) {
    const responses = await Promise.all([
      requestApi("GET", `/${nickname}/page.json`),
      requestApi("GET", `/${nickname}/slots.json`),
      book(`${nickname}`),
    ]);
    expect(
      responses.map((one) => one.status),
      `${nickname}`,
    ).toEqual([status, status, status]);
  }
});
