import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, type Instant } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { listDetailFields } from "@/lib/pages/booking/testing/list-detail-fields";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { findTexts } from "../support/find-texts";
import { createTestForm, listFormResponses } from "../support/forms";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitBookingForm, submitCodeForm, submitPublicForm } from "../support/public-forms";
import { createTestTeam } from "../support/teams";
import { createTestHost, createTestPage, listErrorCodes, makeUniqueName } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });
const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const NINE = "2031-03-10T08:00:00Z"; // Monday 09:00 in Paris
const NOW = asInstant(Date.UTC(2031, 2, 1));
const ASKED = [
  { key: "name", label: "Name", kind: "text" },
  { key: "mail", label: "E-mail", kind: "email" },
  { key: "topic", label: "Topic", kind: "select", options: ["Sales", "Support"] },
  { key: "drinks", label: "Drinks", kind: "multi_select", options: ["Tea", "Milk"] },
  { key: "people", label: "How many?", kind: "text" },
  { key: "secret", label: "Secret", kind: "text" },
];
const ANSWERS = {
  a_name: "Ana Quixote",
  a_mail: "Ana.Quixote@example.com",
  a_topic: "Support",
  a_drinks: ["Tea", "Milk"],
  a_people: "a few of us",
  a_secret: "Windmills",
};

/** A month ahead of the real clock, at noon in Paris. */
const START = `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T10:00:00Z`;

let acme: Tenant;
let other: Tenant;
let nickname: string;
let form: { _id: string; handle: string };

beforeAll(async () => {
  acme = await api.tenant();
  other = await api.tenant("Other");
});

beforeEach(async () => {
  const owner = await createTestHost(acme);
  const questions = [
    { key: "topic", label: "Topic", kind: "radio", options: ["Sales", "Support"] },
    { key: "drinks", label: "Drinks", kind: "multi_select", options: ["Milk", "Water"] },
    { key: "people", label: "How many?", kind: "number" },
    { key: "secret", label: "Secret", kind: "text", prefill: false },
  ];
  const custom = { duration: 30, auto_confirm: true, questions };
  ({ nickname } = await createTestPage(acme, owner._id, { nickname: makeUniqueName("led-to"), custom }));
  form = await createTestForm(acme, { questions: ASKED, otherwise: { page: nickname } });
});

/** The form is answered by the real clock, and pages use the test's clock. */
const answer = async (fields: Record<string, string | string[]> = ANSWERS) => {
  const location = await submitPublicForm(form.handle, fields);
  await api.pool.query("UPDATE form_responses SET created_at = $1", [new Date(NOW - DAY)]);
  return new URL(location, "https://meet.example.com");
};

/** Returns the values of the page's form, by field name. */
async function readDetails(location: URL, { now = NOW, slot = NINE }: { now?: Instant; slot?: string } = {}) {
  const search = new URLSearchParams(location.search);
  search.set("slot", slot);
  search.set("step", "details");
  const [, name = ""] = location.pathname.split("/");
  const address = { slug: name, type: null, minutes: null };
  const visit = { address, search, browser: BROWSER, now, zoneOptions: () => "", viewer: null };
  const view = await loadBookingPage(api.db, visit);
  if (view?.step.name !== "details") throw new Error("no details");
  const { details } = view.step;
  const values = listDetailFields(details).map((field) => {
    if (field.as === "field") return [field.name, field.value];
    if (field.as !== "choice") return [field.name, null];
    return [field.name, field.options.filter(({ checked }) => checked).map(({ value }) => value)];
  });
  return { view, hidden: details.hidden, values: Object.fromEntries(values) };
}

function book(location: URL, change: Record<string, string> = {}) {
  const data = new FormData();
  const fields = {
    name: "Ana Quixote",
    email: "ana.quixote@example.com",
    slot: NINE,
    form: generateToken(),
    ...change,
  };
  for (const [key, value] of [...location.searchParams, ...Object.entries(fields)]) data.append(key, value);
  const [, name = ""] = location.pathname.split("/");
  const sent = { slug: name, data, browser: BROWSER, sameOrigin: true, wait: null, now: NOW };
  return submitBooking(api.db, sent);
}

const bookedEvent = async (location: URL, change?: Record<string, string>) => {
  const outcome = await book(location, change);
  if (outcome.outcome !== "booked") throw new Error(JSON.stringify(outcome));
  return (await acme.get(`/v2/events/${outcome.location.split(/[/?]/)[2]}`)).body;
};

describe("a page reached from a form", () => {
  it("is filled in with the answers, which are not in its address", { tags: "main" }, async () => {
    const location = await answer();
    expect(location.pathname).toBe(`/${nickname}`);
    expect([...location.searchParams.keys()]).toEqual(["via", "lang"]);
    const { values, hidden, view } = await readDetails(location);
    expect(values).toMatchObject({
      name: "Ana Quixote",
      email: "ana.quixote@example.com",
      a_topic: ["Support"],
      // The questions have another kind, other options, or no prefill.
      a_drinks: [],
      a_people: "",
      a_secret: "",
    });
    expect(hidden).toContainEqual({ name: "via", value: location.searchParams.get("via") });
    expect(view.shell.head.secret).toBe(true);
  });

  it("forgets the answers after a week, and cannot read another organisation's", async () => {
    const location = await answer();
    const late = await readDetails(location, { now: asInstant(NOW + 7 * DAY) });
    expect(late.values).toMatchObject({ name: "", email: "" });
    const outsider = await createTestPage(other, (await createTestHost(other))._id);
    const elsewhere = new URL(`https://meet.example.com/${outsider.nickname}${location.search}`);
    expect((await readDetails(elsewhere)).values).toMatchObject({ name: "", email: "" });
  });

  it("books an event that names the form, and the response names the event", { tags: "main" }, async () => {
    const location = await answer({ ...ANSWERS, utm_source: "news" });
    const event = await bookedEvent(location);
    expect(event.source).toMatchObject({ form: form._id, utm: { source: "news" } });
    expect((await listFormResponses(acme, form))[0]).toMatchObject({
      event: event._id,
      utm: { source: "news" },
    });
    expect((await acme.get(`/v2/bookings/${event._id}`)).body.booking.names.form).toBe(form.handle);
    const list = (query: string) => acme.get(`/v2/bookings?form=${query}`);
    expect((await list(form._id)).body.map(({ _id }: { _id: string }) => _id)).toEqual([event._id]);
    expect((await list("65f0c1a2b3c4d5e6f7a8b9c0")).body).toEqual([]);
    expect(await listFormResponses(acme, form, "?booked=true")).toHaveLength(1);
    expect(await listFormResponses(acme, form, "?booked=false")).toEqual([]);
  });

  it("names only the first event of several bookings", async () => {
    const location = await answer();
    const first = await bookedEvent(location);
    const second = await bookedEvent(location, { slot: "2031-03-10T10:00:00Z" });
    expect(second.source.form).toBe(form._id);
    expect((await listFormResponses(acme, form))[0].event).toBe(first._id);
  });

  it("still belongs to the form after the mailed code was typed", async () => {
    const start = `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T10:00:00Z`;
    const location = new URL(await submitPublicForm(form.handle, ANSWERS), "https://meet.example.com");
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { confirm_address: true } });
    const via = location.searchParams.get("via") ?? "";
    const page = await submitBookingForm(nickname, { email: "ana@x.example", slot: start, via });
    const event = await submitCodeForm(page, { code: await findMailedCodeOf(acme, "ana@x.example") });
    const [, , id] = new URL(event, "http://x").pathname.split("/");
    expect((await acme.get(`/v2/events/${id}`)).body.source.form).toBe(form._id);
    expect((await listFormResponses(acme, form))[0].event).toBe(id);
  });

  it("books without a form for an invalid token", async () => {
    const location = new URL(`https://meet.example.com/${nickname}?via=${generateToken()}`);
    expect((await bookedEvent(location)).source.form).toBeNull();
  });

  it("may be a team's", async () => {
    const member = await createTestHost(acme);
    const handle = makeUniqueName("team-page");
    const team = await createTestTeam(acme, { members: [member._id], handle });
    await acme.put(`/v2/bookpages/${handle}`, { custom: { auto_confirm: true } });
    form = await createTestForm(acme, { questions: ASKED, otherwise: { team: team._id } });
    const location = await answer();
    expect(location.pathname).toBe(`/${handle}`);
    expect((await readDetails(location)).values.name).toBe("Ana Quixote");
    expect((await bookedEvent(location)).source).toMatchObject({ team: team._id, form: form._id });
  });
});

it("a text answer is not passed on as name or address", async () => {
  const location = await answer({ a_topic: "Sales" });
  expect((await readDetails(location)).values).toMatchObject({ name: "", email: "", a_topic: ["Sales"] });
});

it("erasing a person clears their answers, and keeps the destination", async () => {
  await createTestWebhook(acme, { action: "form.answered" });
  const event = await bookedEvent(await answer({ ...ANSWERS, utm_term: "ana.quixote@example.com" }));
  const anonymous = await answer({ a_secret: "Dulcinea del Toboso", a_topic: "Sales" });
  await bookedEvent(anonymous, { slot: "2031-03-10T11:00:00Z" });
  await submitPublicForm(form.handle, { a_name: "Sancho", a_mail: "sancho@example.com" });
  const exported = await acme.get("/v2/personal_data?email=ana.quixote@example.com");
  const ofForm = exported.body.form_responses.filter((one: { form: string }) => one.form === form._id);
  expect(ofForm.map(({ answers }: { answers: unknown[] }) => answers.length)).toEqual([2, 6]);

  const erased = await acme.post("/v2/personal_data/erasures", { email: "ana.quixote@example.com" });
  expect(erased.status).toBe(201);
  const responses = await listFormResponses(acme, form);
  expect(
    responses.map(({ answers, name }: { answers: unknown[]; name: string }) => [answers.length, name]),
  ).toEqual([
    ...[
      [2, "Sancho"],
      [0, null],
      [0, null],
    ],
  ]);
  expect(responses.at(-1)).toMatchObject({ event: event._id, to: { page: nickname }, email: null });
  expect((await readDetails(anonymous, { slot: "2031-03-10T13:00:00Z" })).values.a_topic).toEqual([]);
  const found = await findTexts(api.pool, ["Quixote", "Windmills", "Dulcinea"]);
  expect(found).toEqual([]);
});

describe("a booking by API from a form response", () => {
  const wish = (via: string, change: object = {}) => ({
    page: nickname,
    start: START,
    attendee: { name: "Ana", email: "ana@example.com" },
    via,
    ...change,
  });

  it("names the form, by the token in the page's address or the id of the response", async () => {
    await submitPublicForm(form.handle, ANSWERS);
    const location = new URL(await submitPublicForm(form.handle, ANSWERS), "https://meet.example.com");
    const [second, first] = await listFormResponses(acme, form);
    const byToken = await acme.post("/v2/bookings", wish(location.searchParams.get("via") ?? ""));
    expect([byToken.status, byToken.body.source.form]).toEqual([201, form._id]);
    const later = { start: START.replace("T10", "T12") };
    const byId = await acme.post("/v2/bookings", wish(first._id, later));
    expect([byId.status, byId.body.source.form]).toEqual([201, form._id]);
    const events = (await listFormResponses(acme, form)).map(({ event }: { event: string }) => event);
    expect(events).toEqual([byToken.body._id, byId.body._id]);
    expect(second._id).not.toBe(first._id);
  });

  it("rejects a response of another organisation, and books nothing", async () => {
    await submitPublicForm(form.handle, ANSWERS);
    const [{ _id }] = await listFormResponses(acme, form);
    const outsider = await createTestPage(other, (await createTestHost(other))._id);
    const elsewhere = await other.post("/v2/bookings", wish(_id, { page: outsider.nickname }));
    expect(elsewhere.status).toBe(404);
    expect(listErrorCodes(elsewhere)).toEqual(["/via unknown"]);
    expect(listErrorCodes(await acme.post("/v2/bookings", wish(generateToken())))).toEqual(["/via unknown"]);
    expect(listErrorCodes(await acme.post("/v2/bookings", wish("\u0000")))).toEqual(["/via nul_character"]);
    expect((await acme.get(`/v2/bookings?page=${nickname}`)).body).toEqual([]);
  });

  it("is recorded with the response, also for a seat in an existing meeting", async () => {
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { auto_confirm: true, duration: 30, seats: 3 } });
    await submitPublicForm(form.handle, ANSWERS);
    const [{ _id }] = await listFormResponses(acme, form);
    const first = await acme.post("/v2/bookings", {
      page: nickname,
      start: START,
      attendee: { name: "Bo", email: "bo@example.com" },
    });
    const second = await acme.post("/v2/bookings", wish(_id));
    expect(second.body._id).toBe(first.body._id);
    expect((await listFormResponses(acme, form))[0].event).toBe(first.body._id);
  });
});
