import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { findSession } from "@/lib/domain/auth/sessions/find-session";
import { createCreatorToken } from "@/lib/domain/events/third-parties/creator-token";
import { handleWizardForm } from "@/lib/pages/event-wizard/handle-wizard-form";
import { loadEventWizard } from "@/lib/pages/event-wizard/load-event-wizard";
import type { EventWizardView } from "@/lib/pages/event-wizard/view";
import type { WizardStep } from "@/lib/pages/event-wizard/wizard-state";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { registerApp, toTrustedApp } from "../support/locators";
import { signInUser } from "../support/sign-in-user";
import { buildEveryDay, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", RATE_LIMIT_SEARCH: "0" });

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const now = () => asInstant(Date.now());

type Fields = Record<string, string | string[]>;

let acme: Tenant;
let other: Tenant;
let app: { _id: string; name: string; secret: string };

beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant();
  app = await registerApp(acme, { name: "Support <b>desk" });
});

const toSearch = (fields: Fields) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) search.append(name, one);
  return search;
};

/** The parameters of a link for a guest without an account. */
const linkFor = (cm: string, at: Instant = now()): Record<string, string> => ({
  aid: app._id,
  cm,
  cn: "Dana Okoye",
  ct: createCreatorToken(toTrustedApp(app), cm, at),
});

const guest = () => `${makeUniqueName("dana")}@desk.example`;

/** Creates a user with an account and a signed-in browser's cookie. */
async function colleague(tenant = acme, password: string | null = "seven quiet herons") {
  const email = `${makeUniqueName("amara")}@example.com`;
  const user = await createTestUser(tenant, {
    user: { emails: [email], first_name: "Amara" },
    ...(password && { login: { credentials: { username: makeUniqueName("amara"), password } } }),
  });
  const { cookie } = await signInUser(api.db, user._id);
  return { id: user._id as string, email, cookie };
}

async function open(step: WizardStep, fields: Fields, cookie = "") {
  const session = await findSession(cookie.split("=")[1] ?? null);
  return loadEventWizard(api.db, {
    step,
    search: toSearch(fields),
    session,
    browser: BROWSER,
    consume: async () => {},
    now: now(),
    zoneOptions: () => "",
  });
}

async function openForm(step: WizardStep, fields: Fields, cookie = ""): Promise<EventWizardView> {
  const opened = await open(step, fields, cookie);
  if (opened.open !== "form") throw new Error(JSON.stringify(opened));
  return opened.view;
}

async function send(step: WizardStep, fields: Fields, headers: Record<string, string> = {}) {
  const request = new Request(`http://localhost:3000/add_${step}/submit`, {
    method: "POST",
    body: toSearch(fields),
    headers: { "sec-fetch-site": "same-origin", ...headers },
  });
  const response = await handleWizardForm(request, step, BROWSER);
  return { status: response.status, location: response.headers.get("location") ?? "" };
}

const WANTED: Fields = {
  et: "Boiler visit",
  em: "We bring the parts.",
  im: ["ana@mail.example", "bo@mail.example"],
  in: ["Ana Duarte", ""],
  pick: ["2031-03-10T09:00", "2031-03-11T14:00"],
  length: "90",
  date: ["2031-03-12", ""],
  from: ["09:10", ""],
  until: ["09:40", ""],
  place: ["Studio", ""],
  address: ["14 Tanner Street", "https://meet.example/x"],
  tz: "Europe/Paris",
  lang: "en",
};

const create = (fields: Fields, headers = {}) =>
  send("details", { ...WANTED, form: generateToken(), ...fields, go: "create" }, headers);

const listEvents = async (email: string) =>
  (await acme.get(`/v2/events?creator_emails=${encodeURIComponent(email)}`)).body;

describe("the event wizard opened from the console", () => {
  it("invites people to a poll of the signed-in user, without an app", { tags: "main" }, async () => {
    const { email, cookie, id } = await colleague();
    expect(await openForm("invitees", {}, cookie)).toMatchObject({ app: null, progress: { done: 1 } });
    const { status, location } = await create({}, { cookie });
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/event\/.*&done=created\./)]);
    const [event] = await listEvents(email);
    expect(event).toMatchObject({
      title: "Boiler visit",
      created_by: { user: id },
      third_party: { app: null },
    });
    expect(event.invitees.map((one: { email: string }) => one.email)).toContain("ana@mail.example");
  });

  it("suggests the known names of those who meet as the title, until it is checked", async () => {
    const { cookie } = await colleague();
    const findTitle = async (fields: Fields) => {
      const { step } = await openForm("details", { ...WANTED, et: "", ...fields }, cookie);
      return step.name === "details" ? step.texts.find(({ name }) => name === "et")?.value : null;
    };
    expect(await findTitle({})).toBe("Ana Duarte and Amara");
    expect(await findTitle({ in: ["", ""] })).toBe("");
    expect(await findTitle({ check: "1" })).toBe("");
    expect(await findTitle({ et: "Boiler visit" })).toBe("Boiler visit");
  });

  it("is closed to viewers and to browsers that are not signed in", async () => {
    const viewer = await colleague();
    await acme.put(`/v2/users/${viewer.id}`, { user: { role: "viewer" } });
    for (const cookie of [viewer.cookie, ""]) expect((await open("invitees", {}, cookie)).open).toBe("stop");
  });
});

describe("the event wizard for a user verified by the app", () => {
  it("creates an event with the app and its groups", { tags: "main" }, async () => {
    const cm = guest();
    const { status, location } = await create({ ...linkFor(cm), agid: "g1, g2,g1" });
    expect([status, location]).toEqual([
      303,
      expect.stringMatching(/^\/event\/[0-9a-f]{24}\?key=[\w-]{32}&done=created\.[\w.-]+#done$/),
    ]);
    const [event] = await listEvents(cm);
    expect(event).toMatchObject({
      title: "Boiler visit",
      created_by: { email: cm, full_name: "Dana Okoye", user: null },
      third_party: { app: app._id, group_ids: ["g1", "g2"], name: "Support <b>desk" },
      timezone: "Europe/Paris",
      bookpage: false,
      api: false,
      confirmed: { flag: false },
      places: [
        { name: "Studio", address: "14 Tanner Street" },
        { name: "https://meet.example/x", address: "https://meet.example/x" },
      ],
      messages: [{ body: "We bring the parts.", from: cm }],
    });
    expect(event.dates.map(({ date, end_date }: Record<string, string>) => [date, end_date])).toEqual([
      ["2031-03-10T08:00:00.000Z", "2031-03-10T09:30:00.000Z"],
      ["2031-03-11T13:00:00.000Z", "2031-03-11T14:30:00.000Z"],
      ["2031-03-12T08:10:00.000Z", "2031-03-12T08:40:00.000Z"],
    ]);
    expect(event.invitees.map(({ email, full_name }: Record<string, string>) => [email, full_name])).toEqual([
      [cm, "Dana Okoye"],
      ["ana@mail.example", "Ana Duarte"],
      ["bo@mail.example", null],
    ]);
    const found = await acme.get(`/v2/events?app_id=${app._id}&group_ids=g2`);
    expect(found.body.map(({ _id }: { _id: string }) => _id)).toContain(event._id);
  });

  it("creates one event for repeated forms", async () => {
    const cm = guest();
    const form = generateToken();
    const sent = await Promise.all([1, 2, 3].map(() => create({ ...linkFor(cm), form })));
    expect(new Set(sent.map(({ location }) => location?.split("&done=")[0])).size).toBe(1);
    expect(await listEvents(cm)).toHaveLength(1);
  });

  it("links the event to an existing account that cannot sign in", async () => {
    const { id, email } = await colleague(acme, null);
    await create(linkFor(email));
    expect(await listEvents(email)).toMatchObject([{ created_by: { user: id } }]);
  });
});

describe("the event wizard for a user with an account", () => {
  it("requires no token and no address", { tags: "main" }, async () => {
    const { id, email, cookie } = await colleague();
    for (const link of [{ aid: app._id }, { aid: app._id, cm: email }]) {
      await create(link, { cookie });
      expect((await openForm("invitees", link, cookie)).as).toBe(
        `You’re inviting people as Amara (${email})`,
      );
    }
    const events = await listEvents(email);
    expect(events).toHaveLength(2);
    expect(events[0]).toMatchObject({ created_by: { user: id }, third_party: { app: app._id } });
  });

  it("redirects to the login and back with all input, with a token too", async () => {
    const { email } = await colleague();
    for (const link of [{ aid: app._id, cm: email }, linkFor(email), { aid: app._id }]) {
      const opened = await open("details", { ...link, im: "ana@mail.example|bo@mail.example" });
      if (opened.open !== "elsewhere") throw new Error(opened.open);
      const next = new URL(new URL(opened.href, "http://x").searchParams.get("next") ?? "", "http://x");
      expect([next.pathname, next.searchParams.getAll("im")]).toEqual([
        "/add_details",
        ["ana@mail.example", "bo@mail.example"],
      ]);
    }
  });

  it("restores input that is too long for an address", async () => {
    const { email, cookie } = await colleague();
    const people = Array.from({ length: 150 }, (_, index) => `person-number-${index}@mail.example`);
    const opened = await open("invitees", { aid: app._id, cm: email, im: people.join("|") });
    if (opened.open !== "elsewhere") throw new Error(opened.open);
    const next = new URL(new URL(opened.href, "http://x").searchParams.get("next") ?? "", "http://x");
    expect(next.href.length).toBeLessThan(300);
    const { step } = await openForm("invitees", Object.fromEntries(next.searchParams), cookie);
    expect(step.name === "invitees" && step.people.map((person) => person.email)).toEqual(people);
  });

  it("asks for the identity if the link is for another person or their account is elsewhere", async () => {
    const [amara, outsider] = [await colleague(), await colleague(other)];
    for (const [link, cookie, links] of [
      [{ aid: app._id, cm: "bo@mail.example" }, amara.cookie, 1],
      [{ ...linkFor("bo@mail.example"), ct: "x" }, amara.cookie, 1],
      [{ aid: app._id }, outsider.cookie, 0],
    ] as const) {
      const opened = await open("details", link, cookie);
      if (opened.open !== "stop") throw new Error(opened.open);
      expect([opened.status, opened.view.title]).toEqual([403, "You’re logged in as someone else"]);
      expect(opened.view.links).toHaveLength(links);
      const before = (await listEvents(amara.email)).length;
      expect((await create(link, { cookie })).location).toMatch(/^\/add_details\?/);
      expect(await listEvents(amara.email)).toHaveLength(before);
    }
  });

  it("accepts a link that verifies a guest during another user's session", async () => {
    const { cookie } = await colleague();
    const cm = guest();
    expect((await openForm("details", linkFor(cm), cookie)).as).toBe(
      `You’re inviting people as Dana Okoye (${cm})`,
    );
  });
});

describe("an invalid link to plan an event", () => {
  const refusedLinks = (): [string, Record<string, string>][] => {
    const cm = guest();
    return [
      ["expired", linkFor(cm, asInstant(now() - DAY))],
      ["forged", { ...linkFor(cm), ct: `zzzzzz.${"a".repeat(43)}` }],
      ["of another address", { ...linkFor(cm), cm: guest() }],
      [
        "of another app",
        { ...linkFor(cm), ct: createCreatorToken({ ...toTrustedApp(app), id: "0".repeat(24) }, cm, now()) },
      ],
      ["without an address", { ...linkFor(cm), cm: "" }],
    ];
  };

  it("explains, offers the login with all input, and creates nothing", async () => {
    for (const [what, link] of refusedLinks()) {
      const opened = await open("details", { ...link, et: "Boiler visit" });
      if (opened.open !== "stop") throw new Error(`${what}: ${opened.open}`);
      expect([what, opened.status, opened.view.title]).toEqual([what, 403, "This link has expired"]);
      const login = new URL(opened.view.links[0]?.href ?? "", "http://x");
      expect([login.pathname, login.searchParams.get("next")]).toEqual([
        "/login",
        expect.stringContaining("et=Boiler+visit"),
      ]);
      expect((await create(link)).location).toMatch(/^\/add_details\?.*et=Boiler\+visit/);
      expect(await listEvents(link.cm || "unknown@x.example")).toEqual([]);
    }
  });

  it("does not reveal if an address has an account", async () => {
    const { email } = await colleague();
    const expired = await open("details", linkFor(email, asInstant(now() - DAY)));
    const unknown = await open("details", linkFor("unknown@x.example", asInstant(now() - DAY)));
    if (expired.open !== "stop" || unknown.open !== "stop") throw new Error("let in");
    expect(expired.view.text).toBe(unknown.view.text);
  });

  it.each(["", "unknown", "0".repeat(24), "'; --"])("comes from no app: %j", async (aid) => {
    const opened = await open("invitees", { ...linkFor(guest()), aid });
    if (opened.open !== "stop") throw new Error(opened.open);
    expect([opened.status, opened.view.title]).toEqual([404, "This link doesn’t work"]);
    expect((await create({ ...linkFor(guest()), aid })).location).toMatch(/^\/add_details\?/);
  });
});

describe("the first page of the event wizard", () => {
  it("flags invalid addresses, and keeps them", async () => {
    const link = {
      ...linkFor(guest()),
      im: "ana@mail.example|bo at mail||cy@mail.example",
      in: "Ana|Bo|Di|",
    };
    const { step } = await openForm("invitees", link);
    expect(step).toMatchObject({
      people: [
        { email: "ana@mail.example", name: "Ana" },
        { email: "bo at mail", name: "Bo" },
        { email: "", name: "Di" },
        { email: "cy@mail.example", name: "" },
      ],
      errors: [null, "“bo at mail” isn’t an email address", "Enter an email address for Di", null],
    });
    const { location } = await send("invitees", { ...link, go: "details" });
    expect(location).toMatch(/^\/add_invitees\?.*im=bo\+at\+mail.*check=1/);
  });

  it("adds a pasted list, removes an invitee, and submits the text in the field", async () => {
    const link = { ...linkFor(guest()), im: ["ana@mail.example"], in: ["Ana"], et: "Kept" };
    const more = "Bo Lind <bo@mail.example>, cy@mail.example";
    for (const [go, path, people] of [
      ["add", "/add_invitees", ["ana@mail.example", "bo@mail.example", "cy@mail.example"]],
      ["details", "/add_details", ["ana@mail.example", "bo@mail.example", "cy@mail.example"]],
      ["remove-0", "/add_invitees", ["bo@mail.example", "cy@mail.example"]],
    ] as const) {
      const url = new URL((await send("invitees", { ...link, more, go })).location, "http://x");
      expect([url.pathname, url.searchParams.getAll("im"), url.searchParams.get("et")]).toEqual([
        path,
        people,
        "Kept",
      ]);
    }
  });
});

describe("the second page of the event wizard", () => {
  it("points out errors, keeps all input and creates nothing", async () => {
    const cm = guest();
    const wrong: Fields = {
      et: " ",
      em: "x".repeat(5001),
      date: ["2031-03-12", "nonsense", "2001-01-01"],
      from: ["10:00", "09:00", "09:00"],
      until: ["09:00", "10:00", "10:00"],
      pick: ["2001-01-01T09:00", "2031-99-99T09:00"],
      place: ["x".repeat(201)],
      address: [""],
    };
    const { location } = await create({ ...linkFor(cm), ...wrong });
    const url = new URL(location, "http://x");
    expect(url.searchParams.get("draft")).toMatch(/^[\w-]{32}$/);
    const { errors, step } = await openForm("details", Object.fromEntries(url.searchParams));
    expect(errors?.items.map(({ href }) => href)).toEqual([
      "#et",
      "#em",
      "#until-0",
      "#date-1",
      "#date-2",
      "#pick-2001-01-01T09:00",
      "#place-0",
    ]);
    expect(JSON.stringify(step)).toContain("nonsense");
    expect(await listEvents(cm)).toEqual([]);
  });

  it("names the field that is not text", async () => {
    const cm = guest();
    const { location } = await create({ ...linkFor(cm), et: "Boiler\0visit" });
    const { errors } = await openForm(
      "details",
      Object.fromEntries(new URL(location, "http://x").searchParams),
    );
    expect(errors?.items).toEqual([{ href: "#et", label: "Remove the characters that can’t be displayed" }]);
    expect(await listEvents(cm)).toEqual([]);
  });

  it.each([
    ["week-2031-03-17", /week=2031-03-17.*#week$/],
    ["drop-place-0", /place=&address=https.*#places$/],
    ["drop-time-0", /^(?!.*date=2031-03-12)/],
    ["preview", /preview=1.*#preview$/],
    ["invitees", /^\/add_invitees\?/],
    ["constructor", /^\/add_details\?/],
    ["", /^\/add_details\?/],
  ])("accepts %j and keeps the rest", async (go, target) => {
    const { location } = await send("details", { ...linkFor(guest()), ...WANTED, go });
    expect(location).toMatch(target);
    expect(location).toContain("et=Boiler+visit");
  });

  it("previews the mail, and stores nothing", async () => {
    const cm = guest();
    const link = { ...linkFor(cm), ...WANTED, preview: "1" };
    const { step } = await openForm("details", link);
    if (step.name !== "details") throw new Error(step.name);
    expect(step.preview?.shown).toMatchObject({
      to: "To: ana@mail.example",
      subject: "Invitation: Support <b>desk",
      lines: expect.arrayContaining([
        { as: "fact", label: "Dana Okoye wrote", lines: ["“Boiler visit”"] },
        { as: "quote", label: "Dana Okoye", lines: ["We bring the parts."] },
      ]),
    });
    expect(await listEvents(cm)).toEqual([]);
    for (const [change, text] of [
      [{ im: "", in: "" }, "No one would get an email yet. Invite at least one person."],
      [{ im: "bo at mail" }, "Fix the marked fields first to see the email."],
    ] as const) {
      const view = await openForm("details", { ...link, ...change });
      expect(view.step.name === "details" && view.step.preview?.shown).toBe(text);
    }
  });

  it("marks the organiser’s busy time, but not for a user verified only by the app", async () => {
    const { id, email, cookie } = await colleague();
    const made = await acme.post("/v2/events", {
      created_by: { user: id },
      title: "Taken",
      confirmed: { flag: true },
      dates: [{ date: "2031-03-10T09:00:00+01:00", end_date: "2031-03-10T10:00:00+01:00" }],
    });
    expect(made.status).toBe(201);
    const describeCells = (view: EventWizardView) =>
      view.step.name === "details" &&
      view.step.times.week.days[0]?.cells.slice(0, 3).map(({ time, state }) => `${time} ${state}`);
    const link = { aid: app._id, week: "2031-03-10" };
    expect(describeCells(await openForm("details", link, cookie))).toEqual([
      "08:00 free",
      "09:00 busy",
      "10:00 free",
    ]);
    await api.db.login.deleteMany({ where: { userId: id } });
    expect(describeCells(await openForm("details", { ...linkFor(email), week: "2031-03-10" }))).toEqual([
      "08:00 free",
      "09:00 free",
      "10:00 free",
    ]);
  });
});

describe("the free times of invitees", () => {
  /** Invites Bo, who works from 9 to 17 in Paris, Cy, who works like Bo from 11, and Di, without hours. */
  async function invite() {
    const hours = (start: string, end: string) => ({ availability: { days: buildEveryDay(start, end) } });
    const [bo, cy, di] = [
      await createTestUser(acme, hours("09:00", "17:00")),
      await createTestUser(acme, hours("11:00", "17:00")),
      await createTestUser(acme),
    ];
    await api.db.availability.deleteMany({ where: { userId: di._id } });
    const outsider = await createTestUser(other, hours("00:00", "01:00"));
    const im = [bo, cy, di, outsider].map(({ emails: [email] }) => email);
    return { bo, fields: { im: [...im, "out@mail.example"], in: ["Bo Lind", "", "Di", "", ""] }, cy: im[1] };
  }

  const readWeek = (view: EventWizardView) => {
    if (view.step.name !== "details") throw new Error(view.step.name);
    return view.step.times.week;
  };

  it("are counted for a signed-in organiser, of those with known hours", async () => {
    const { id, cookie } = await colleague();
    const { bo, fields, cy } = await invite();
    const taken = { date: "2031-03-10T13:00:00+01:00", end_date: "2031-03-10T14:00:00+01:00" };
    for (const user of [id, bo._id])
      await acme.post("/v2/events", {
        created_by: { user },
        title: "Taken",
        confirmed: { flag: true },
        dates: [taken],
      });
    const week = readWeek(await openForm("details", { aid: app._id, week: "2031-03-10", ...fields }, cookie));
    const monday = week.days[0]?.cells.map(({ time, state, free }) => [
      time,
      state,
      free?.text,
      free?.missing.join(),
    ]);
    expect(monday?.slice(0, 7)).toEqual([
      ["08:00", "free", "1 of 3 free", ""],
      ["09:00", "free", "2 of 3 free", cy],
      ["10:00", "free", "2 of 3 free", cy],
      ["11:00", "free", "3 of 3 free", ""],
      ["12:00", "free", "3 of 3 free", ""],
      ["13:00", "busy", "1 of 3 free", ""],
      ["14:00", "free", "3 of 3 free", ""],
    ]);
    expect(week.best?.heading).toBe("Times that work for everyone");
    expect(week.best?.picks.slice(0, 4).map(({ go }) => go)).toEqual([
      "pick-2031-03-10T11:00",
      "pick-2031-03-10T12:00",
      "pick-2031-03-11T11:00",
      "pick-2031-03-11T12:00",
    ]);
    expect(week.missing?.days[0]?.times[0]).toEqual({ time: "09:00", names: [cy] });
    expect(JSON.stringify(week)).not.toContain("Taken");
  });

  it("are not shown to a user verified only by the app, or without known hours", async () => {
    const { fields } = await invite();
    const { cookie } = await colleague();
    const week = { week: "2031-03-10" };
    for (const view of [
      await openForm("details", { ...linkFor(guest()), ...week, ...fields }),
      await openForm("details", { aid: app._id, ...week, im: "out@mail.example" }, cookie),
    ]) {
      const { best, missing, days } = readWeek(view);
      expect([best, missing]).toEqual([null, null]);
      expect(days.flatMap(({ cells }) => cells).filter(({ free }) => free)).toEqual([]);
    }
  });

  it("include a notice if no time suits most", async () => {
    const { cookie } = await colleague();
    const night = { availability: { days: buildEveryDay("00:00", "05:00") } };
    const people = [await createTestUser(acme, night), await createTestUser(acme, night)];
    const im = people.map(({ emails: [email] }) => email);
    const { best } = readWeek(await openForm("details", { aid: app._id, week: "2031-03-10", im }, cookie));
    expect(best).toMatchObject({ heading: "No time this week works for most of you", picks: [] });
  });

  it("are selected and deselected by the proposed dates only", async () => {
    for (const [go, picks] of [
      ["pick-2031-03-13T11:00", ["2031-03-10T09:00", "2031-03-11T14:00", "2031-03-13T11:00"]],
      ["pick-2031-03-10T09:00", ["2031-03-11T14:00"]],
      ["pick-2031-99-13T11:00", ["2031-03-10T09:00", "2031-03-11T14:00"]],
    ] as const) {
      const { location } = await send("details", { ...linkFor(guest()), ...WANTED, go });
      expect(new URL(location, "http://x").searchParams.getAll("pick")).toEqual(picks);
    }
  });
});

describe("a form of another website", () => {
  it.each([
    [403, { "sec-fetch-site": "cross-site", origin: "null" }],
    [403, { "sec-fetch-site": "same-site" }],
    [400, { "content-type": "application/json" }],
  ])("is rejected with %i", async (status, headers) => {
    const cm = guest();
    const { location } = await create(linkFor(cm), headers as Record<string, string>);
    // The page is a redirect here, because no server renders it with its status.
    expect(location).toMatch(status === 403 ? /refused\?why=origin/ : /refused\?why=form/);
    expect(await listEvents(cm)).toEqual([]);
  });
});
