import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { buildRevokeLinksSql } from "@/lib/domain/auth/event-links/revoke-event-links";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { buildMailedKey } from "@/lib/domain/events/visitor/mailed-key";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { handleCalendarFile } from "@/lib/pages/event/handle-calendar-file";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { loadReschedulePage } from "@/lib/pages/event/load-reschedule-page";
import { submitEventForm } from "@/lib/pages/event/submit-event-form";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { expandIcs } from "../support/expand-ics";
import { createTestHost, createTestPage } from "../support/users";

const api = createTestApi();
const NOW = asInstant(Date.UTC(2031, 2, 1));
const NINE = "2031-03-10T08:00:00Z";
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const visit = { browser, now: NOW, zoneOptions: () => "", viewer: null };

let acme: Tenant;
let host: { _id: string };
let page: string;
beforeAll(async () => {
  acme = await api.tenant();
});
beforeEach(async () => {
  host = await createTestHost(acme);
  await open({});
});

async function open(custom: Record<string, unknown>) {
  const series = { every: ["week", "two_weeks"], times: [1, 8] };
  const settings = { custom: { auto_confirm: true, series, ...custom }, secondary: true };
  page = (await createTestPage(acme, host._id, settings)).nickname;
}

async function show(path: string) {
  const search = new URL(path, "http://localhost").searchParams;
  const view = await loadBookingPage(api.db, {
    ...visit,
    address: { slug: page, type: null, minutes: null },
    search,
  });
  if (view?.step.name !== "details") throw new Error(`No details at ${path}`);
  return view.step.details;
}

const showSeries = async (query: string) => {
  const { series } = await show(`?slot=${NINE}&step=details&${query}`);
  if (!series) throw new Error("No series");
  return series;
};

/** Returns the fields that a browser sends, with the typed ones. */
async function fill(path: string, typed: Record<string, string> = {}) {
  const { series, hidden } = await show(path);
  const data = new FormData();
  for (const { name, value } of hidden) data.append(name, value);
  const fields: Record<string, string> = { name: "Ana", email: "ana@example.com", tz: "Europe/Paris" };
  for (const field of series?.fields ?? []) fields[field.name] = field.value;
  if (series) fields.shown = series.shown;
  for (const { name, options } of series?.lost?.choices ?? [])
    fields[name] = options.find(({ checked }) => checked)?.value ?? "";
  for (const [name, value] of Object.entries({ ...fields, form: generateToken(), ...typed }))
    data.set(name, value);
  return data;
}

const post = (data: FormData, change: { confirmed?: string } = {}) =>
  submitBooking(api.db, { slug: page, data, browser, sameOrigin: true, wait: null, now: NOW, ...change });

const send = async (path: string, typed: Record<string, string> = {}) => post(await fill(path, typed));

const locationOf = (result: Awaited<ReturnType<typeof send>>) =>
  "location" in result ? result.location : "";

const first = `?slot=${NINE}&step=details`;

describe("a series on the booking page", () => {
  it("is booked with a chosen frequency, after showing the dates", { tags: "main" }, async () => {
    const single = await showSeries("");
    expect(single.fields.map(({ name, value }) => [name, value])).toEqual([
      ["every", "week"],
      ["times", "1"],
    ]);
    expect(single.dates).toBeNull();
    const chosen = await send(first, { times: "4", repeat: "1", name: "Ana Silva" });
    expect(chosen.outcome).toBe("refused"); // Nothing is booked, and all input is kept.
    const details = await show(locationOf(chosen));
    expect(details.series?.dates?.items.map(({ day, time }) => `${day}, ${time}`)).toEqual([
      "Monday 10 March, 09:00 – 09:30",
      "Monday 17 March, 09:00 – 09:30",
      "Monday 24 March, 09:00 – 09:30",
      "Monday 31 March, 09:00 – 09:30",
    ]);
    expect(details.fields[0]).toMatchObject({ name: "name", value: "Ana Silva" });
    const booked = await send(locationOf(chosen));
    expect(booked.outcome).toBe("booked");
    const { rows } = await api.pool.query("SELECT 1 FROM events WHERE created_by_user_id = $1", [host._id]);
    expect(rows).toHaveLength(4);
  });

  it("is a single meeting by default", async () => {
    expect((await send(first)).outcome).toBe("booked");
  });

  it("shows dates before it books them", async () => {
    const result = await send(first, { times: "3" });
    expect(result.outcome).toBe("refused");
    expect((await show(locationOf(result))).series?.dates?.items).toHaveLength(3);
  });

  it("offers alternatives to dates that are not free, the nearest selected, or leaves them out", async () => {
    await createTestBooking(acme, { page, start: "2031-03-17T09:00:00+01:00" });
    await createTestBooking(acme, { page, start: "2031-03-24T09:00:00+01:00" });
    const query = "times=4&every=week";
    const { dates, lost } = await showSeries(query);
    expect(dates?.items.map(({ note }) => note)).toEqual([null, "Not available", "Not available", null]);
    expect(lost?.choices.map(({ name }) => name)).toEqual(["o2", "o3"]);
    expect(lost?.choices[0]?.legend).toBe("Instead of Monday 17 March, 09:00");
    expect(lost?.choices[0]?.options).toMatchObject([
      { value: "2031-03-17T08:30:00Z", checked: true },
      { checked: false },
      { checked: false },
      { value: "out", label: "Skip" },
    ]);
    const result = await send(`${first}&${query}`, { o3: "out" });
    expect(result.outcome).toBe("booked");
    const { body } = await acme.get(`/v2/bookings?host=${host._id}&email=ana@example.com&sort=oldest`);
    const ofSeries = body.filter((one: { series?: object }) => one.series);
    expect(
      ofSeries.map((one: { booking: { start: string } }) => one.booking.start.slice(0, 16)).sort(),
    ).toEqual(["2031-03-10T08:00", "2031-03-17T08:30", "2031-03-31T07:00"]);
  });

  it("asks again about a date that is lost meanwhile, and books nothing", async () => {
    const path = `${first}&times=3&every=week`;
    const { series } = await show(path);
    await createTestBooking(acme, { page, start: "2031-03-24T09:00:00+01:00" });
    const result = await send(path, { shown: series?.shown ?? "", o3: "", name: "Bea" });
    expect(result.outcome).toBe("refused");
    const again = await show(locationOf(result));
    expect(again.errors?.items).toEqual([{ href: "#o3", label: expect.stringContaining("were just taken") }]);
    expect(again.fields[0]).toMatchObject({ value: "Bea" });
    expect((await send(locationOf(result))).outcome).toBe("booked");
  });

  it("is mandatory, optional or absent by the page's setting", async () => {
    await open({ series: { every: "two_weeks", times: [3, 5] } });
    const series = await showSeries("times=9&every=day");
    expect(series.fields).toMatchObject([{ name: "times", value: "5", hint: "Every two weeks" }]);
    expect((await showSeries("")).dates?.items).toHaveLength(3);
    await open({ series: null });
    expect((await show(`${first}&times=3`)).series).toBeNull();
    expect((await send(`${first}&times=3`)).outcome).toBe("booked");
  });

  it("holds its first time while a code is mailed, then books all", async () => {
    await open({ confirm_address: true });
    const data = await fill(`${first}&times=3&every=week`);
    expect((await post(data)).outcome).toBe("asked");
    const count = async () =>
      (await api.pool.query("SELECT 1 FROM reservations WHERE host_id = $1", [host._id])).rowCount;
    expect(await count()).toBe(1);
    expect((await post(data, { confirmed: "ana@example.com" })).outcome).toBe("booked");
    expect(await count()).toBe(3);
  });

  it("books once for a form that is sent twice", async () => {
    const data = await fill(`${first}&times=3&every=week`);
    const [one, two] = [await post(data), await post(data)];
    expect(one.outcome).toBe("booked");
    expect(locationOf(two)).toBe(locationOf(one));
  });
});

describe("a series on the page of an event", () => {
  interface Booked {
    _id: string;
    invitees: { _id: string }[];
    booking: { start: string; page_url: string };
  }
  let bookings: Booked[];
  let key: string;
  beforeEach(async () => {
    const made = await createTestBooking(acme, { page, series: { times: 4 } });
    bookings = made.bookings;
    key = new URL(made.booking.page_url).searchParams.get("key") ?? "";
  });
  const id = (index: number) => bookings[index - 1]?._id ?? "";
  const open1 = (index: number, query = "", by = key) =>
    loadEventPageView(api.db, { ...visit, id: id(index), search: new URLSearchParams(`key=${by}${query}`) });
  const sendForm = async (index: number, action: "cancel" | "move", fields: Record<string, string>) => {
    const visitor = await loadEventPage(api.db, id(index), key);
    if (!visitor) throw new Error("No visitor");
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value);
    return submitEventForm(api.db, { visitor, action, data, now: NOW });
  };
  const states = async () =>
    Promise.all(
      bookings.map(async ({ _id }) => {
        const { booking } = (await acme.get(`/v2/bookings/${_id}`)).body;
        return `${booking.start.slice(5, 16)} ${booking.status}`;
      }),
    );

  it("is shown, and its other events open with the same key", { tags: "main" }, async () => {
    const view = await open1(1);
    expect(view?.series).toMatchObject({ place: "1 of 4" });
    expect(view?.series?.items).toMatchObject([
      { href: null, label: "Mon 10 Mar, 09:00 – 09:30" },
      { label: "Mon 17 Mar, 09:00 – 09:30" },
      {},
      {},
    ]);
    const href = new URL(view?.series?.items[2]?.href ?? "", "http://localhost");
    const third = await loadEventPageView(api.db, {
      ...visit,
      id: href.pathname.split("/")[2] ?? "",
      search: href.searchParams,
    });
    expect(third?.series?.place).toBe("3 of 4");
    expect(third?.actions.some(({ label }) => label.includes("Cancel"))).toBe(true);
    // The mailed key opens it too, each for its own invitee only.
    const ofHost = buildMailedKey({ id: bookings[0]?.invitees[0]?._id ?? "", keyVersion: 0 });
    const visitor = await loadEventPage(api.db, id(2), ofHost);
    expect(visitor?.isOrganizer).toBe(true);
    expect((await loadEventPage(api.db, id(2), key))?.addressConfirmedAt).toBeNull();
  });

  it("opens with no key of another series", async () => {
    const other = await createTestBooking(acme, {
      page,
      start: "2031-03-11T09:00:00+01:00",
      series: { times: 2 },
    });
    expect(await loadEventPage(api.db, other._id, key)).toBeNull();
  });

  it("opens with no revoked key", async () => {
    await api.pool.query(`UPDATE invitees SET ${buildRevokeLinksSql("$2")} WHERE event_id = $1`, [
      id(1),
      "x",
    ]);
    expect(await loadEventPage(api.db, id(2), key)).toBeNull();
  });

  it("has one calendar file", async () => {
    const file = await (await handleCalendarFile(id(2), key)).text();
    expect(expandIcs(file)).toEqual(bookings.map(({ booking }) => booking.start.slice(0, 16)));
    expect(file.replace(/\r\n /g, "")).toContain(`?key=${key}`);
    expect(file).not.toContain("ATTENDEE"); // The file is public.
  });

  it("is cancelled in this event or all future ones", async () => {
    const step = (await open1(3, "&step=cancel"))?.step;
    expect(step && "fields" in step && step.fields[0]).toMatchObject({
      name: "scope",
      options: [
        { value: "one", checked: true },
        { value: "following", label: "This and all following (2)" },
      ],
    });
    expect(await sendForm(2, "cancel", { scope: "one", reason: "" })).toEqual({ done: "cancelled" });
    expect(await sendForm(3, "cancel", { scope: "following", reason: "" })).toEqual({ done: "cancelled" });
    expect((await states()).map((state) => state.split(" ")[1])).toEqual([
      "confirmed",
      "cancelled",
      "cancelled",
      "cancelled",
    ]);
    expect((await open1(1))?.series?.items[1]).toMatchObject({ struck: true, note: "Cancelled" });
  });

  it("moves all future ones together, and asks about conflicts", async () => {
    await createTestBooking(acme, { page, start: "2031-03-24T10:00:00+01:00" });
    const slot = "2031-03-17T09:00:00Z";
    const result = await sendForm(2, "move", { slot, scope: "following" });
    if (!("rescheduleAgain" in result)) throw new Error(JSON.stringify(result));
    expect((await states())[1]).toBe("03-17T08:00 confirmed");
    const search = new URLSearchParams([["key", key], ...result.rescheduleAgain]);
    const view = await loadReschedulePage(api.db, { ...visit, id: id(2), search });
    if (!("step" in view) || "name" in view.step) throw new Error("No step");
    expect(view.step.warning?.title).toMatch(/One of the meetings can’t be moved/);
    expect(view.step.fields.map(({ name }) => name)).toEqual(["scope", "i3"]);
    expect(await sendForm(2, "move", { slot, scope: "following", i3: "stay" })).toEqual({ done: "moved" });
    expect(await states()).toEqual([
      "03-10T08:00 confirmed",
      "03-17T09:00 confirmed",
      "03-24T08:00 confirmed",
      "03-31T08:00 confirmed",
    ]);
  });
});
