import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { submitEventForm } from "@/lib/pages/event/submit-event-form";
import { submitLinkForm } from "@/lib/pages/event/submit-link-form";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { submitBookingForm } from "../support/public-forms";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const FIRST = { date: "2031-03-10T09:00:00Z", end_date: "2031-03-10T10:00:00Z" };
const SECOND = { date: "2031-03-11T09:00:00Z", end_date: "2031-03-11T10:00:00Z" };
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

let acme: Tenant;

beforeAll(async () => {
  acme = await api.tenant();
});

/** Creates an event with two times, Ana, and an invitee without a name. */
async function plan(rest: Record<string, unknown> = {}) {
  const host = await createTestUser(acme, {
    user: { first_name: "Jane", emails: [`${makeUniqueName("jane")}@example.com`] },
  });
  return createTestEvent(acme, host, {
    dates: [FIRST, SECOND],
    invitees: [
      { email: `${makeUniqueName("ana")}@example.com`, full_name: "Ana Duarte" },
      { email: `${makeUniqueName("bo")}@example.com` },
    ],
    ...rest,
  });
}

type Event = Awaited<ReturnType<typeof plan>>;

const show = (event: Event, person: number, query = "", now = NOW) =>
  loadEventPageView(api.db, {
    id: event._id,
    search: new URLSearchParams(
      `key=${buildMailedKey({ id: event.invitees[person]._id, keyVersion: 0 })}${query}`,
    ),
    browser,
    now,
    zoneOptions: () => "",
  });

type Action = Parameters<typeof submitEventForm>[1]["action"];

async function send(
  event: Event,
  person: number,
  action: Action,
  fields: Record<string, string> = {},
  now = NOW,
) {
  const visitor = await loadEventPage(
    api.db,
    event._id,
    buildMailedKey({ id: event.invitees[person]._id, keyVersion: 0 }),
  );
  if (!visitor) throw new Error("The key does not open the event");
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return submitEventForm(api.db, { visitor, action, data, now });
}

const read = async (event: Event) => (await acme.get(`/v2/events/${event._id}`)).body;

describe("the page of an event in planning", () => {
  it("leaves an untouched answer open, and accepts only the reader's own answers", {
    tags: "main",
  }, async () => {
    const event = await plan();
    const [first, second] = event.dates;
    expect(await send(event, 1, "vote", { [`date-${first._id}`]: "yes" })).toEqual({ done: "voted" });
    const [one, two] = (await read(event)).dates;
    expect(one.votes.yes.map((vote: { created_by: { invitee: string } }) => vote.created_by.invitee)).toEqual(
      [event.invitees[0]._id, event.invitees[1]._id],
    );
    expect(two.votes.no).toEqual([]);
    const asked = (await show(event, 1))?.poll?.sections[0];
    const own = asked?.groups.flatMap(({ options }) => options);
    expect(own?.map(({ name, vote: answer }) => [name, answer])).toEqual([
      [`date-${first._id}`, "yes"],
      [`date-${second._id}`, null],
    ]);
    expect(asked?.people.map(({ name, isVisitor: mine, answers }) => [name, mine, answers])).toEqual([
      ["Jane", false, "yy"],
      ["Ana Duarte", true, "y-"],
      ["Guest 1", false, "--"],
    ]);
    expect((await show(event, 2))?.poll?.sections[0]?.groups[0]?.options[0]?.vote).toBeNull();
  });

  it('lets answers change, and records "none of them work" as no to each', { tags: "main" }, async () => {
    const event = await plan();
    const [first] = event.dates;
    await send(event, 1, "vote", { [`date-${first._id}`]: "yes" });
    expect(await send(event, 1, "vote", { none: "1" })).toEqual({ done: "none" });
    const { dates } = await read(event);
    for (const { votes } of dates) expect(votes.no).toHaveLength(1);
    expect(await send(event, 1, "vote", {})).toMatchObject({ step: "vote" });
  });

  it("shows all-day dates unshifted for every reader, beside times in the reader's zone", async () => {
    const whole = (date: string, end_date: string) => ({ date, end_date, all_day: true });
    const event = await plan({
      timezone: "Europe/Paris",
      dates: [
        FIRST,
        { date: "2031-03-10T02:00:00Z", end_date: "2031-03-10T03:00:00Z" },
        whole("2031-03-10", "2031-03-10"),
        whole("2031-03-10", "2031-03-13"),
        // Many programs send this form.
        whole("2031-03-11T00:00:00.000Z", "2031-03-12T00:00:00.000Z"),
      ],
    });
    await send(event, 1, "vote", {
      [`date-${event.dates[1]._id}`]: "no",
      [`date-${event.dates[2]._id}`]: "yes",
    });
    const asked = async (query: string) => {
      const section = (await show(event, 1, query))?.poll?.sections[0];
      const listed = section?.groups.map(({ day, options }) => [day, options.map(({ label }) => label)]);
      return [listed, section?.people[1]?.answers];
    };
    expect(await asked("&tz=America/Los_Angeles")).toEqual([
      [
        ["Sunday 9 March", ["19:00 – 20:00"]],
        ["Monday 10 March", ["All day", "02:00 – 03:00"]],
        ["Monday 10 March – Wednesday 12 March", ["All day"]],
        ["Tuesday 11 March", ["All day"]],
      ],
      "ny---",
    ]);
    expect(await asked("&tz=Pacific/Auckland")).toEqual([
      [
        ["Monday 10 March", ["All day", "15:00 – 16:00", "22:00 – 23:00"]],
        ["Monday 10 March – Wednesday 12 March", ["All day"]],
        ["Tuesday 11 March", ["All day"]],
      ],
      "yn---",
    ]);
    const best = (await show(event, 0, "&tz=America/Los_Angeles"))?.best?.items;
    expect(best?.map(({ when }) => when)).toContain("Mon 10 Mar – Wed 12 Mar, all day");
    for (const [index, days, google, outlook] of [
      [2, "Monday, 10 March 2031", "20310310/20310311", "2031-03-10/2031-03-11"],
      [3, "Monday, 10 March 2031 – Wednesday, 12 March 2031", "20310310/20310313", "2031-03-10/2031-03-13"],
      [4, "Tuesday, 11 March 2031", "20310311/20310312", "2031-03-11/2031-03-12"],
    ] as const) {
      const confirmed = await acme.post(`/v2/events/${event._id}/confirm`, {
        date_id: event.dates[index]._id,
      });
      expect(confirmed.status).toBe(200);
      const view = await show(event, 1, "&tz=America/Los_Angeles");
      expect(view?.when?.items).toMatchObject([{ day: days, time: "All day", zone: null, hostTime: null }]);
      const links = view?.calendar?.links.map(
        ({ href }) => new URL(href, "http://here.example").searchParams,
      );
      expect(links?.[0]?.get("dates")).toBe(google);
      expect(`${links?.[1]?.get("startdt")}/${links?.[1]?.get("enddt")}`).toBe(outlook);
    }
  });

  it("sends empty and special characters to calendar websites in a form they can read", async () => {
    const event = await plan({ title: "Q&A + coffee / tea", places: [{ name: "Room 1, 2nd floor" }] });
    await acme.post(`/v2/events/${event._id}/confirm`, { date_id: event.dates[0]._id });
    const links = (await show(event, 1))?.calendar?.links ?? [];
    const [outlook = ""] = links.flatMap(({ icon, href }) => (icon === "outlook" ? [href] : []));
    expect(outlook).not.toContain("+"); // Outlook would show the plus sign.
    expect(outlook).toContain("subject=Q%26A%20%2B%20coffee%20%2F%20tea");
    expect(outlook).toContain("location=Room%201%2C%202nd%20floor");
    const [google = ""] = links.flatMap(({ icon, href }) => (icon === "google" ? [href] : []));
    expect(new URL(google).searchParams.get("text")).toBe("Q&A + coffee / tea");
  });

  it("hides other guests' addresses from guests, and rejects organiser actions", async () => {
    const event = await plan();
    const view = await show(event, 1);
    expect(view?.people.items.map(({ name }) => name)).toEqual(["Jane", "Ana Duarte", "Guest 1"]);
    expect(JSON.stringify(view)).not.toMatch(/(jane|bo)-\d+@example/);
    expect(view?.best).toBeNull();
    for (const [action, fields] of [
      ["confirm", { date: event.dates[0]._id }],
      ["edit", { title: "Mine" }],
      ["remove", { invitee: event.invitees[2]._id }],
      ["cancel", {}],
      ["remind", {}],
    ] as const)
      expect([action, await send(event, 1, action, fields)]).toEqual([action, { done: "changed" }]);
    expect(await read(event)).toEqual(event);
  });

  it("shows the organiser the most popular date first, and missing invitees", async () => {
    const event = await plan();
    await send(event, 1, "vote", { [`date-${event.dates[1]._id}`]: "yes" });
    const { best } = (await show(event, 0)) ?? {};
    expect(best?.heading).toBe("Best times");
    expect(best?.items.map((item) => item.best)).toEqual([true, false]);
    expect(best?.items.map(({ id, count }) => [id, count])).toEqual([
      [event.dates[1]._id, "2 of 3"],
      [event.dates[0]._id, "1 of 3"],
    ]);
    expect(best?.items[0]?.missing).toMatch(/^without bo-\d+@example.com$/);
  });

  it("lets a request's host choose, who votes only with another guest", async () => {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id, { custom: { auto_confirm: false, min_dates: 2 } });
    const slots = [1, 2].map(
      (hours) => `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T1${hours}:00:00Z`,
    );
    await submitBookingForm(page.nickname, { name: "Ana Duarte", email: "ana@example.com", slot: slots });
    const [request] = (await acme.get(`/v2/events?creator_users=${host._id}`)).body;
    const now = asInstant(Date.now());
    const view = await show(request, 0, "", now);
    expect(view?.status).toMatchObject({
      word: "New request",
      text: "Ana Duarte would like to meet you. Nothing is booked until you choose a time.",
    });
    expect([view?.poll, view?.when]).toEqual([null, null]);
    expect(view?.best?.items.map(({ count, missing, best }) => [count, missing, best])).toEqual([
      [null, null, false],
      [null, null, false],
    ]);
    await send(request, 0, "invite", { email: "bo@example.com" }, now);
    const shared = await show(await read(request), 0, "", now);
    expect([shared?.status.word, shared?.poll?.sections.length]).toEqual(["Collecting votes", 1]);
  });

  it("lets the organiser choose before there are answers, without marking a favourite", async () => {
    const { best } = (await show(await plan(), 0)) ?? {};
    expect(best?.heading).toBe("Choose a time");
    expect(best?.items.map((item) => item.best)).toEqual([false, false]);
  });

  it("adds a suggested time once, with a yes of its author", async () => {
    const event = await plan();
    const fields = { zone: "Asia/Tokyo", date: "2031-03-12", from: "18:00", until: "19:00" };
    expect(await send(event, 1, "suggest", fields)).toEqual({ done: "suggested" });
    expect(await send(event, 1, "suggest", fields)).toMatchObject({ step: "suggestDate" });
    const { dates } = await read(event);
    expect(dates.map(({ date }: { date: string }) => date)).toEqual([
      "2031-03-10T09:00:00.000Z",
      "2031-03-11T09:00:00.000Z",
      "2031-03-12T09:00:00.000Z",
    ]);
    expect(dates[2].votes.yes).toMatchObject([{ created_by: { invitee: event.invitees[1]._id } }]);
  });

  it("keeps the input, and names the invalid field", async () => {
    const event = await plan();
    const typed = { zone: "Europe/Paris", date: "2031-03-12", from: "18:00", until: "17:00" };
    const result = await send(event, 1, "suggest", typed);
    if (!("step" in result)) throw new Error("It was not refused");
    const view = await show(event, 1, `&step=${result.step}&draft=${result.about.draft}`);
    expect(view?.step).toMatchObject({
      errors: { items: [{ href: "#until", label: "The end must be after the start" }] },
      fields: [{ value: "2031-03-12" }, { value: "18:00" }, { value: "17:00" }],
    });
    for (const bad of [
      { date: "x" },
      { date: "+275760-09-13" },
      { from: "25:00" },
      { zone: "Mars/X" },
      { date: "2031-02-01" },
    ])
      expect(await send(event, 1, "suggest", { ...typed, until: "19:00", ...bad })).toHaveProperty("step");
  });

  it("posts one message for repeated forms, and rejects NUL and long texts", async () => {
    const event = await plan();
    const fields = { message: "<b>Hello</b>", form: "the same" };
    await Promise.all([send(event, 1, "message", fields), send(event, 1, "message", fields)]);
    expect((await read(event)).messages).toHaveLength(1);
    expect((await show(event, 2))?.messages?.items).toMatchObject([
      { author: "Ana Duarte", text: [{ text: "<b>Hello</b>", href: null }] },
    ]);
    for (const message of ["", "x".repeat(5001), "a\0b"])
      expect(await send(event, 1, "message", { message, form: "other" })).toMatchObject({ step: "message" });
  });

  it("reminds invitees without an answer, once a day", async () => {
    const event = await plan();
    expect((await show(event, 0))?.actions.map(({ label }) => label)).toContain("Remind 2 people");
    await send(event, 0, "remind");
    const { __v: version } = await read(event);
    expect(await send(event, 0, "remind")).toEqual({ done: "reminded" });
    expect((await read(event)).__v).toBe(version);
    expect((await show(event, 0))?.actions.map(({ label }) => label)).not.toContain("Remind 2 people");
  });

  it("lets the organiser edit, and keeps answers to unchanged dates", async () => {
    const event = await plan();
    const [first, second] = event.dates;
    await send(event, 1, "vote", { [`date-${first._id}`]: "yes" });
    const edited = await send(event, 0, "edit", {
      title: "Another title",
      zone: "UTC",
      [`drop-date-${second._id}`]: "1",
      "date-new1": "2031-03-20",
      "from-new1": "10:00",
      "until-new1": "11:00",
      "place-new1": "Studio",
    });
    expect(edited).toEqual({ done: "edited" });
    const now = await read(event);
    expect(now.title).toBe("Another title");
    expect(now.dates.map(({ date }: { date: string }) => date)).toEqual([
      "2031-03-10T09:00:00.000Z",
      "2031-03-20T10:00:00.000Z",
    ]);
    expect(now.dates[0].votes.yes).toHaveLength(2);
    expect(now.places).toMatchObject([{ name: "Studio" }]);
  });
});

describe("the page of a confirmed event", () => {
  it("lets guests decline, and accept again", { tags: "main" }, async () => {
    const event = await plan();
    const date = event.dates[0]._id;
    expect(await send(event, 0, "confirm", { date })).toEqual({ done: "confirmed" });
    expect(await send(event, 0, "confirm", { date })).toEqual({ done: "confirmed" });
    expect(await send(event, 1, "decline")).toEqual({ done: "declined" });
    expect((await show(event, 1))?.status.word).toBe("Declined");
    expect(await send(event, 1, "vote", { [`date-${date}`]: "yes" })).toEqual({ done: "attending" });
    const view = await show(event, 1);
    expect(view?.status.word).toBe("Confirmed");
    expect(view?.poll).toBeNull();
  });

  it("only accepts messages after a cancellation", async () => {
    const event = await plan();
    expect(await send(event, 0, "cancel", { reason: "Flood" })).toEqual({ done: "cancelled" });
    expect(await send(event, 0, "cancel", { reason: "Again" })).toEqual({ done: "cancelled" });
    expect((await show(event, 1))?.status.text).toContain("Flood");
    expect(await send(event, 1, "vote", { [`date-${event.dates[0]._id}`]: "yes" })).toEqual({
      done: "changed",
    });
    expect(await send(event, 1, "message", { message: "A pity", form: "1" })).toEqual({ done: "message" });
  });
});

describe("the page of a booked meeting", () => {
  async function booked(custom: Record<string, unknown>) {
    const host = await createTestHost(acme);
    const page = await createTestPage(acme, host._id, { custom });
    const { submitBooking } = await import("@/lib/pages/booking/submit-booking");
    const data = new FormData();
    const email = `${makeUniqueName("ana")}@example.com`;
    const fields = {
      name: "Ana",
      email,
      slot: "2031-03-10T08:00:00Z",
      tz: "Europe/Paris",
      form: makeUniqueName("f").padEnd(32, "x"),
    };
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    await submitBooking(api.db, {
      slug: page.nickname,
      data,
      browser,
      sameOrigin: true,
      wait: null,
      now: NOW,
    });
    const [event] = (await acme.get(`/v2/events?creator_users=${host._id}`)).body;
    return event as Event;
  }

  it("moves it to another free time: same event, one date", { tags: "main" }, async () => {
    const event = await booked({ auto_confirm: true });
    expect(await send(event, 1, "move", { slot: "2031-03-10T03:00:00Z" })).toEqual({ done: "taken" });
    expect(await send(event, 1, "move", { slot: "2031-03-10T08:30:00Z" })).toEqual({ done: "moved" });
    const now = await read(event);
    expect(now.confirmed).toMatchObject({ flag: true, date_id: event.dates[0]._id });
    expect(now.dates.map(({ date }: { date: string }) => date)).toEqual(["2031-03-10T08:30:00.000Z"]);
    const reservations = await api.db.reservation.findMany({ where: { eventId: event._id } });
    expect(reservations.map(({ startsAt }) => startsAt.toISOString())).toEqual(["2031-03-10T08:30:00.000Z"]);
  });

  it("hides declining, cancelling and moving in the last hours, or always", async () => {
    const event = await booked({ auto_confirm: true, event_hide_decline: 24 });
    const labels = async (now = NOW) => (await show(event, 1, "", now))?.actions.map(({ label }) => label);
    expect(await labels()).toEqual(["Reschedule", "Invite someone", "Cancel meeting"]);
    const late = asInstant(Date.UTC(2031, 2, 9, 12));
    expect(await labels(late)).toEqual(["Invite someone"]);
    const note = async (one: typeof event, inviteeIndex: number, now = NOW) =>
      (await show(one, inviteeIndex, "", now))?.actionsNote;
    expect([await note(event, 1), await note(event, 1, late), await note(event, 0, late)]).toEqual([
      null,
      expect.stringMatching(/^Need to change or cancel\? Write to \S+ below\.$/),
      null,
    ]);
    expect(await send(event, 1, "decline", {}, late)).toEqual({ done: "changed" });
    const never = await booked({ auto_confirm: true, event_hide_decline: true, block_new_invitee: true });
    expect((await show(never, 1))?.actions).toEqual([]);
    expect(await note(never, 1)).toContain("Need to change or cancel?");
  });
});

describe("the page of an event without a key", () => {
  it("rejects another event's key", async () => {
    const [one, other] = [await plan(), await plan()];
    expect(
      await loadEventPage(api.db, one._id, buildMailedKey({ id: other.invitees[1]._id, keyVersion: 0 })),
    ).toBeNull();
    expect(await loadEventPage(api.db, one._id, `${one.invitees[1]._id}.forged`)).toBeNull();
  });

  it("mails the link to participants only, without revealing them", async () => {
    const event = await plan();
    const sendRequest = (email: string, id = event._id) => {
      const data = new FormData();
      data.append("email", email);
      return submitLinkForm(api.db, id, data, NOW);
    };
    const queued = async () =>
      (
        await api.pool.query(
          "SELECT count(*)::int FROM graphile_worker.jobs WHERE task_identifier = 'send_personal_link'",
        )
      ).rows[0].count;
    const before = await queued();
    for (const email of ["stranger@example.com", "", "a\0b", "x".repeat(6000)]) await sendRequest(email);
    await sendRequest(event.invitees[1].email, "nonsense");
    expect(await queued()).toBe(before);
    await sendRequest(` ${event.invitees[1].email.toUpperCase()} `);
    await sendRequest(event.invitees[1].email);
    expect(await queued()).toBe(before + 1);
  });
});
