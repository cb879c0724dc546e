import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { enqueueEventMails } from "@/lib/domain/events/event-mails/enqueue-event-mails";
import { buildCalendarFile } from "@/lib/domain/events/visitor/build-calendar-file";
import { loadVisitors } from "@/lib/domain/events/visitor/load-event-page";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { listDetailFields } from "@/lib/pages/booking/testing/list-detail-fields";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { createTestHost, createTestPage, createTestType, listErrorCodes } from "../support/users";
import { createTestWebhook } from "../support/webhooks";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const NOW = asInstant(Date.UTC(2031, 2, 1));
const SLOT = "2031-03-10T09:00:00Z";
const browser = { acceptLanguage: "en-GB", cookies: { lang: null, tz: null, h: null } };

const TOPIC = {
  label: { en: "Topic", de: "Thema" },
  kind: "select",
  options: [
    { value: "sales", label: { en: "Sales", de: "Vertrieb" } },
    { value: "other", label: "Other" },
  ],
  required: true,
};

const QUESTIONS = [
  TOPIC,
  {
    key: "which",
    label: "Which other topic?",
    kind: "text",
    required: true,
    shown_if: { key: "topic", is: "other" },
  },
  { label: "Colours", kind: "multi_select", options: ["Red", "Green"] },
  { label: "Seats", kind: "radio", options: ["Window", "Aisle"] },
  { label: "Terms", kind: "checkbox", required: true },
  { label: "Guests", kind: "number" },
  { label: "Arrival", kind: "date" },
  { label: "Mobile", kind: "phone", help: "Only for emergencies." },
  { label: "Site", kind: "url" },
  { label: "Assistant", kind: "email" },
  { label: "Details", kind: "long_text", prefill: "Nothing special" },
];

const ANSWERED = {
  a_topic: "sales",
  a_colours: ["Green", "Red"],
  a_seats: "Aisle",
  a_terms: "true",
  a_guests: "2,5",
  a_arrival: "2031-03-09",
  a_mobile: "030 1234567",
  a_site: "example.org",
  a_assistant: "Max@example.org",
  a_details: "My knee\nhurts",
};

let acme: Tenant;
let nickname: string;
let host: { _id: string; emails: [string] };

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createTestHost(acme, { timezone: "UTC" });
  const custom = { auto_confirm: true, enable_api: true, questions: QUESTIONS };
  nickname = (await createTestPage(acme, host._id, { custom })).nickname;
});

type Fields = Record<string, string | string[]>;

/** Sends the form as a browser without JavaScript. */
function submit(fields: Fields, type?: string) {
  const data = new FormData();
  const filledIn = {
    name: "Ana",
    email: "ana@example.com",
    slot: SLOT,
    tz: "Europe/Berlin",
    form: generateToken(),
    ...(type && { type }),
    ...fields,
  };
  for (const [name, value] of Object.entries(filledIn))
    for (const one of [value].flat()) data.append(name, one);
  return submitBooking(api.db, { slug: nickname, data, browser, sameOrigin: true, wait: null, now: NOW });
}

async function open(location: string) {
  const search = new URL(location, "http://localhost").searchParams;
  const address = { slug: nickname, type: null, minutes: null };
  const view = await loadBookingPage(api.db, {
    address,
    search,
    browser,
    now: NOW,
    zoneOptions: () => "",
    viewer: null,
  });
  if (view?.step.name !== "details") throw new Error("not the details");
  const { details } = view.step;
  const named = new Map(listDetailFields(details).map((field) => [field.name, field]));
  return { ...details, field: (name: string) => named.get(name) };
}

const openDetails = (search = "") => open(`/?slot=${SLOT}&step=details&${search}`);

async function refused(fields: Fields) {
  const result = await submit(fields);
  if (result.outcome !== "refused") throw new Error(`was ${result.outcome}`);
  return open(result.location);
}

async function book(fields: Fields = ANSWERED) {
  const result = await submit(fields);
  if (result.outcome !== "booked") throw new Error(`was ${result.outcome}`);
  const [id = "", key = ""] = result.location.match(/[\w-]{24,}/g) ?? [];
  return { id, key, location: result.location };
}

const readEvent = async (id: string) => (await acme.get(`/v2/events/${id}`)).body;

describe("the list of questions", () => {
  it("gets ids and keys, which stay on an update", { tags: "main" }, async () => {
    const path = `/v2/bookpages/${nickname}`;
    const { body } = await acme.get(path);
    const { questions } = body.custom;
    expect(questions.slice(0, 2)).toMatchObject([
      { _id: expect.stringMatching(/^[0-9a-f]{24}$/), key: "topic", help: null, shown_if: null },
      { key: "which", options: [], required: true, shown_if: { key: "topic", is: "other" } },
    ]);
    const again = await acme.put(path, body);
    expect(again.status).toBe(200);
    expect(again.body.__v).toBe(body.__v);
    const renamed = await acme.put(path, {
      custom: {
        questions: [
          { ...TOPIC, key: "topic" },
          { ...questions[1], key: "what" },
        ],
      },
    });
    expect(renamed.body.custom.questions).toMatchObject([
      { _id: questions[0]._id, key: "topic" },
      { _id: questions[1]._id, key: "what" },
    ]);
    const emptied = await acme.put(path, { custom: { questions: null } });
    expect(emptied.body.custom.questions).toBeUndefined();
  });

  it("is rejected with pointers, and nothing is stored", async () => {
    const path = `/v2/bookpages/${nickname}`;
    const before = (await acme.get(path)).body;
    const sent = [
      { ...TOPIC, options: ["a", "a"] },
      { label: "", kind: "text" },
      { label: "A", kind: "colour" },
      { key: "A b", label: "A", kind: "text" },
      { label: "B", kind: "text", shown_if: { key: "later", is: "x" } },
    ];
    const responses = await Promise.all(sent.map((one) => acme.put(path, { custom: { questions: [one] } })));
    expect(responses.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
    expect(responses.flatMap(listErrorCodes)).toEqual([
      "/custom/questions/0/options/1 duplicate",
      "/custom/questions/0/label too_small",
      "/custom/questions/0/kind invalid_value",
      "/custom/questions/0/key invalid_format",
      "/custom/questions/0/shown_if/key unknown",
    ]);
    expect((await acme.get(path)).body).toEqual(before);
  });

  it("of a type replaces the page's", async () => {
    const custom = { questions: [{ label: "Only this", kind: "text", required: true }] };
    const { handle } = await createTestType(acme, nickname, { name: "Call", custom });
    expect(await submit({ a_only_this: "Yes" }, handle)).toMatchObject({ outcome: "booked" });
    expect(await submit({ form: generateToken() }, handle)).toMatchObject({ outcome: "refused" });
  });
});

describe("a booker with questions", () => {
  it("answers every kind, and the event has typed values", { tags: "main" }, async () => {
    const { id } = await book();
    const event = await readEvent(id);
    const values = event.answers.map((one: { key: string; value: unknown }) => [one.key, one.value]);
    expect(Object.fromEntries(values)).toEqual({
      topic: "sales",
      colours: ["Red", "Green"],
      seats: "Aisle",
      terms: true,
      guests: 2.5,
      arrival: "2031-03-09",
      mobile: "+49301234567",
      site: "https://example.org",
      assistant: "max@example.org",
      details: "My knee\nhurts",
    });
    expect(event.answers[0]).toMatchObject({ label: "Topic", kind: "select", text: "Sales" });
    const booker = event.invitees.find(({ su }: { su: boolean }) => !su);
    expect(booker.answers).toEqual(event.answers);
    expect(event.invitees.find(({ su }: { su: boolean }) => su).answers).toEqual([]);
  });

  it("reads the error of each answer, and keeps all input", async () => {
    const form = await refused({
      ...ANSWERED,
      a_topic: "tea",
      a_guests: "many",
      a_arrival: "soon",
      a_terms: [],
      email: "ana@",
    });
    expect(form.errors?.items.map(({ href }) => href)).toEqual([
      "#email",
      "#a_topic",
      "#a_terms",
      "#a_guests",
      "#a_arrival",
    ]);
    expect(form.errors?.items[1]?.label).toBe("Topic: Choose one of the answers offered");
    expect(form.field("a_guests")).toMatchObject({ value: "many", error: expect.any(String) });
    expect(form.field("a_details")).toMatchObject({ value: "My knee\nhurts", error: null });
    expect(form.field("a_colours")).toMatchObject({
      options: [
        { value: "Red", checked: true },
        { value: "Green", checked: true },
      ],
    });
    expect(await api.db.event.count({ where: { page: { slug: nickname } } })).toBe(0);
  });

  it("without JavaScript gets dependent questions on another page", async () => {
    expect((await openDetails()).field("a_which")).toMatchObject({ as: "conditional", shown: false });
    const other = { ...ANSWERED, a_topic: "other" };
    const form = await refused(other);
    expect(form.field("a_which")).toMatchObject({
      shown: true,
      marker: { name: "asked", value: "which" },
      field: { error: "Please answer this question too", hint: expect.stringContaining("above") },
    });
    expect(form.field("a_topic")).toMatchObject({ value: "other", error: null });
    const again = await refused({ ...other, asked: "which", a_which: " " });
    expect(again.field("a_which")).toMatchObject({ field: { error: "Answer this question" } });
    const { id } = await book({ ...other, asked: "which", a_which: "Tea" });
    expect((await readEvent(id)).answers[1]).toMatchObject({ key: "which", value: "Tea" });
  });

  it("leaves no answer to a question that is hidden again", async () => {
    const { id } = await book({ ...ANSWERED, asked: "which", a_which: "Tea" });
    expect(JSON.stringify(await readEvent(id))).not.toContain("Tea");
  });

  it("finds answers prefilled by the link, if the page allows it", async () => {
    const search = "a_topic=other&a_which=Tea&a_colours=Red&a_terms=true&a_guests=3&a_unknown=x";
    const form = await openDetails(search);
    expect(form.field("a_topic")).toMatchObject({ value: "other" });
    expect(form.field("a_which")).toMatchObject({ shown: true, field: { value: "Tea" } });
    expect(form.field("a_terms")).toMatchObject({ checked: true });
    expect(form.field("a_details")).toMatchObject({ value: "Nothing special" });
    expect(form.hidden.map(({ name }) => name)).not.toContain("a_topic");
    await acme.put(`/v2/bookpages/${nickname}`, { custom: { enable_api: false } });
    expect((await openDetails(search)).field("a_topic")).toMatchObject({ value: "" });
  });
});

describe("the answers to a page's questions", () => {
  it("are shown to the host and the booker, never to other guests", async () => {
    const { id } = await book();
    await acme.post(`/v2/events/${id}/invitees`, { email: "guest@example.com" });
    const visitors = await loadVisitors(api.db, acme.id as never, id);
    const read = async (visitor: (typeof visitors)[number] | undefined) => {
      const { rows } = await api.pool.query("UPDATE invitees SET key_hash = sha256($2) WHERE id = $1", [
        visitor?.id,
        Buffer.from(`key of ${visitor?.id}`),
      ]);
      expect(rows).toEqual([]);
      const opened = await loadEventPageView(api.db, {
        id,
        search: new URLSearchParams({ key: `key of ${visitor?.id}` }),
        browser,
        now: NOW,
        zoneOptions: () => "",
      } as never);
      return JSON.stringify(opened);
    };
    const [ofHost, ofBooker, ofGuest] = await Promise.all([
      read(visitors.find(({ isOrganizer: su }) => su)),
      read(visitors.find(({ email }) => email === "ana@example.com")),
      read(visitors.find(({ email }) => email === "guest@example.com")),
    ]);
    expect(ofHost).toContain("Sunday, 9 March 2031");
    expect(ofHost).toContain("My knee");
    expect(ofBooker).toContain("My knee");
    expect(ofGuest).toContain("Ana");
    expect(ofGuest).not.toContain("knee");
    const files = visitors.map((visitor) => buildCalendarFile(visitor, "key") ?? "");
    expect(files.map((file) => file.includes("knee"))).toEqual(visitors.map(({ isOrganizer: su }) => su));
  });

  it("are in the mails of the host and the booker, and in the webhook", async () => {
    await createTestWebhook(acme, { action: "event.confirmed" });
    const { id } = await book();
    const { rows } = await api.pool.query(
      `SELECT j.payload FROM graphile_worker._private_jobs j
         JOIN graphile_worker._private_tasks t ON t.id = j.task_id WHERE t.identifier = 'send_event_notifications'`,
    );
    for (const { payload } of rows) await enqueueEventMails(api.db, payload, NOW);
    const mails = (await acme.get("/v2/mails")).body.filter(({ event }: { event: string }) => event === id);
    const texts = await Promise.all(
      mails.map(async ({ _id, to }: { _id: string; to: string }) => {
        const { body } = await acme.get(`/v2/mails/${_id}`);
        return [
          to === host.emails[0] || to === "ana@example.com",
          body.text.includes("Details: My knee hurts"),
        ];
      }),
    );
    expect(texts.length).toBeGreaterThan(1);
    for (const [may, tells] of texts) expect(tells).toBe(may);
    const delivery = await api.db.webhookDelivery.findFirst({
      where: { eventId: id, action: "event.confirmed" },
    });
    expect(JSON.stringify(delivery)).toContain("+49301234567");
  });

  it("filter the list of events", async () => {
    const { id } = await book();
    await book({
      ...ANSWERED,
      a_topic: "other",
      asked: "which",
      a_which: "Tea: hot",
      slot: "2031-03-11T09:00:00Z",
      a_guests: "3",
    });
    const list = async (answer: string, more = "") => {
      const { status, body } = await acme.get(`/v2/events?answer=${encodeURIComponent(answer)}${more}`);
      return status === 200 ? body.map(({ _id }: { _id: string }) => _id) : listErrorCodes({ body });
    };
    expect(await list("which:Tea: hot", `&invitee_emails=ana@example.com`)).toHaveLength(1);
    expect(await list("which:tea")).toEqual([]);
    for (const one of ["topic:sales", "guests:2.5"]) expect(await list(one)).toContain(id);
    expect((await list("colours:Red", `&creator_users=${host._id}`)).length).toBe(2);
    expect((await list("terms:true", `&creator_users=${host._id}&filter=confirmed`)).length).toBe(2);
    expect((await list("terms:true", `&creator_users=${host._id}&filter=planning`)).length).toBe(0);
    expect(await list("topic")).toEqual(["/answer invalid_value"]);
    const other = await api.tenant("Other");
    expect((await other.get("/v2/events?answer=terms:true")).body).toEqual([]);
  });

  it("are erased with the person", async () => {
    await createTestWebhook(acme, { action: "event.confirmed" });
    const { id } = await book({ ...ANSWERED, email: "gone@example.com", a_site: "my-secret-site.example" });
    const told = await acme.get("/v2/personal_data?email=gone@example.com");
    expect(told.body.events[0].invitees[0].answers).toHaveLength(10);
    const erased = await acme.post("/v2/personal_data/erasures", { email: "gone@example.com" });
    expect(erased.status).toBe(201);
    expect((await readEvent(id)).answers).toEqual([]);
    for (const table of ["webhook_deliveries", "audit_entries", "invitees", "mails"]) {
      const { rows } = await api.pool.query(
        `SELECT count(*)::int AS n FROM ${table} t WHERE to_jsonb(t)::text LIKE '%my-secret-site%'
            OR to_jsonb(t)::text LIKE '%' || $1 || '%' AND to_jsonb(t)::text LIKE '%"sales"%'`,
        [id],
      );
      expect([table, rows[0].n]).toEqual([table, 0]);
    }
  });
});
