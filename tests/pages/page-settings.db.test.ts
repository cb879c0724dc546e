import { beforeAll, describe, expect, it } from "vitest";
import { createTestApi, type Tenant } from "../support/api";
import { createTestPage, createTestType, createTestUser, listErrorCodes } from "../support/users";

const api = createTestApi();

let acme: Tenant;
let page: string;
let type: string;
beforeAll(async () => {
  acme = await api.tenant();
  const { nickname } = await createTestPage(acme, (await createTestUser(acme))._id);
  await createTestType(acme, nickname, { name: "Call" });
  page = `/v2/bookpages/${nickname}`;
  type = `${page}/types/call`;
});

interface Setting {
  right: unknown[];
  /** Invalid values with their error: `code`, or `/deeper/pointer code`. */
  wrong: [unknown, string][];
}

const flag: Setting = {
  right: [true, false],
  wrong: [
    ["yes", "invalid_type"],
    [1, "invalid_type"],
    [[], "invalid_type"],
  ],
};

const text = (max: number): Setting => ({
  right: ["", "Été {{invitee}} 🚀", "x".repeat(max)],
  wrong: [
    [5, "invalid_type"],
    ["x".repeat(max + 1), "too_big"],
    ["a\0b", "nul_character"],
    ["\ud800", "lone_surrogate"],
  ],
});

const office = { name: "Office", address: "1 Main Street", source: "crm", source_id: "7" };

const SETTINGS: Record<string, Setting> = {
  auto_message: text(5000),
  auto_title: text(300),
  ask_phone: flag,
  ask_company: flag,
  block_new_invitee: flag,
  duration: {
    right: [5, 30, 1440],
    wrong: [
      [4, "too_small"],
      [1441, "too_big"],
      [-30, "too_small"],
      [7.5, "invalid_type"],
      ["30", "invalid_type"],
    ],
  },
  set_lang: flag,
  fixed_lang: {
    right: ["fr", "en", "es", "it", "pt", "de", "sv", "nl"],
    wrong: [
      ["xx", "invalid_value"],
      ["FR", "invalid_value"],
      ["", "invalid_value"],
      [5, "invalid_value"],
    ],
  },
  enable_api: flag,
  set_timezone: flag,
  fixed_timezone: {
    right: ["Europe/Paris", "Asia/Kathmandu", "UTC"],
    wrong: [
      ["Mars/Olympus", "invalid_value"],
      ["+02:00", "invalid_value"],
      ["", "invalid_value"],
      [2, "invalid_type"],
    ],
  },
  event_hide_decline: {
    right: [true, false, 0, 24, 1.5, 8760],
    wrong: [
      [-1, "too_small"],
      [8761, "too_big"],
      ["24", "invalid_type"],
      [[], "invalid_type"],
    ],
  },
  hide_places: flag,
  hide_support: flag,
  hide_title: flag,
  forbid_add_places: flag,
  times_layout: {
    right: ["month", "week", "columns"],
    wrong: [
      ["day", "invalid_value"],
      [7, "invalid_value"],
    ],
  },
  min_dates: {
    right: [1, 10],
    wrong: [
      [0, "too_small"],
      [11, "too_big"],
      [1.5, "invalid_type"],
      ["2", "invalid_type"],
    ],
  },
  one_slot: flag,
  auto_confirm: flag,
  invite_guests: flag,
  invite_title: text(300),
  redirect_url: {
    right: ["https://example.com/thanks?a=b#c", "http://localhost:8080/"],
    wrong: [
      ["javascript:alert(1)", "invalid_value"],
      ["data:text/html,x", "invalid_value"],
      ["ftp://example.com/", "invalid_value"],
      ["//example.com", "invalid_value"],
      ["/thanks", "invalid_value"],
      ["example.com", "invalid_value"],
      ["", "invalid_value"],
      [`https://example.com/${"x".repeat(2048)}`, "too_big"],
      [5, "invalid_type"],
    ],
  },
  fixed_places: {
    right: [[], [{ name: "Office" }], [office, { name: "Café" }], Array(50).fill(office)],
    wrong: [
      ["Office", "invalid_type"],
      [["Office"], "/0 invalid_type"],
      [[{ address: "1 Main Street" }], "/0/name required"],
      [[{ name: " " }], "/0/name too_small"],
      [[office, { name: "x".repeat(201) }], "/1/name too_big"],
      [[{ name: "Office", address: 5 }], "/0/address invalid_type"],
      [[{ name: "Office", address: "x".repeat(5001) }], "/0/address too_big"],
      [[{ name: "Office", adress: 5 }], "/0/adress invalid_type"],
      [[{ kind: "jitsi" }], "/0/kind unsupported"],
      [[{ name: "Office", source: "x".repeat(201) }], "/0/source too_big"],
      [[{ name: "Office", source_id: "x".repeat(129) }], "/0/source_id too_big"],
      [Array(51).fill(office), "too_big"],
    ],
  },
};

const PAGE_SETTINGS: Record<string, Setting> = {
  title_label: text(200),
  title_placeholder: text(200),
  title_mandatory: flag,
};

const PAGE_DEFAULTS = { ask_phone: false, ask_company: false, block_new_invitee: false, min_dates: 1 };

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 40);

const places = [
  ...Object.entries(SETTINGS).flatMap(([key, setting]) => [
    { on: "page", key, setting },
    { on: "type", key, setting },
  ]),
  ...Object.entries(PAGE_SETTINGS).map(([key, setting]) => ({ on: "page", key, setting })),
];

const right = places.flatMap(({ on, key, setting }) =>
  setting.right.map((value) => ({ on, key, value, shown: short(value) })),
);
const wrong = places.flatMap(({ on, key, setting }) =>
  setting.wrong.map(([value, issue]) => ({ on, key, value, issue, shown: short(value) })),
);

const pickPath = (on: string) => (on === "page" ? page : type);

describe("the setting `custom` of a", () => {
  it.each(right)("$on accepts and returns $key: $shown", async ({ on, key, value }) => {
    const sent = { custom: { [key]: value } };
    const changed = await acme.put(pickPath(on), sent);
    expect([changed.status, changed.body.custom[key]]).toEqual([200, value]);
  });

  it.each(wrong)("$on rejects $key: $shown", async ({ on, key, value, issue }) => {
    const response = await acme.put(pickPath(on), { message: "changed", custom: { [key]: value } });
    const at = issue.startsWith("/") ? issue : ` ${issue}`;
    expect([response.status, listErrorCodes(response)]).toEqual([400, [`/custom/${key}${at}`]]);
  });

  it.each(["page", "type"])("%s that was rejected changes nothing else", async (on) => {
    expect((await acme.get(pickPath(on))).body.message).toBe("");
  });
});

it.each(["page", "type"])("null resets each setting of a %s to its default", { tags: "main" }, async (on) => {
  const keys = [...Object.keys(SETTINGS), ...(on === "page" ? Object.keys(PAGE_SETTINGS) : [])];
  const settings = Object.entries({ ...SETTINGS, ...PAGE_SETTINGS });
  await acme.put(pickPath(on), {
    custom: Object.fromEntries(settings.map(([key, { right }]) => [key, right.at(-1)])),
  });
  expect(Object.keys((await acme.get(pickPath(on))).body.custom).sort()).toEqual(keys.toSorted());
  const { body } = await acme.put(pickPath(on), {
    custom: Object.fromEntries(keys.map((key) => [key, null])),
  });
  expect(body.custom).toEqual(on === "page" ? PAGE_DEFAULTS : {});
});

it("a type has no title settings; unknown keys are not stored", async () => {
  const custom = { title_label: "Subject", title_mandatory: "yes", color: "red", duration: 25 };
  expect((await acme.put(type, { custom })).body.custom).toEqual({ duration: 25 });
  const refused = await acme.put(type, { custom }, { prefer: "handling=strict" });
  expect(listErrorCodes(refused).sort()).toEqual([
    "/custom/color unknown_key",
    "/custom/title_label unknown_key",
    "/custom/title_mandatory unknown_key",
  ]);
  expect((await acme.put(page, { custom: { color: "red" } })).body.custom).not.toHaveProperty("color");
});

it("places may use `adress`, and be a single object; they are returned as a list with `address`", async () => {
  const sent = { name: " Office ", adress: "1 Main Street" };
  const answered = [{ name: "Office", address: "1 Main Street" }];
  for (const path of [page, type]) {
    const { body } = await acme.put(path, { custom: { fixed_places: sent } });
    expect(body.custom.fixed_places).toEqual(answered);
    expect((await acme.put(path, { custom: body.custom })).body.custom).toEqual(body.custom);
  }
  const both = { name: "Office", address: "right", adress: "other" };
  const { body } = await acme.put(page, { custom: { fixed_places: [both] } });
  expect(body.custom.fixed_places).toEqual([{ name: "Office", address: "right" }]);
});

it.each([null, "x", 5, []])("custom itself cannot be %j", async (custom) => {
  for (const path of [page, type]) {
    const response = await acme.put(path, { custom });
    expect([response.status, listErrorCodes(response)]).toEqual([400, ["/custom invalid_type"]]);
  }
});

it("the page created with a new user has the same rules, except for the title", async () => {
  const withPage = (nickname: string, custom: object) =>
    acme.post("/v2/users", { organization: acme.id, user: {}, bookpage: { nickname, custom } });
  expect((await withPage("ana", { duration: 45, title_label: "Subject" })).status).toBe(201);
  expect((await acme.get("/v2/bookpages/ana")).body.custom).toEqual({ ...PAGE_DEFAULTS, duration: 45 });
  const refused = await withPage("eve", { redirect_url: "javascript:alert(1)" });
  expect([refused.status, listErrorCodes(refused)]).toEqual([
    400,
    ["/bookpage/custom/redirect_url invalid_value"],
  ]);
});
