import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { buildCalendarFile } from "@/lib/domain/events/visitor/build-calendar-file";
import { loadEventPage } from "@/lib/domain/events/visitor/load-event-page";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { loadEventPageView } from "@/lib/pages/event/load-event-page-view";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { computeProofOfWork } from "../support/compute-proof-of-work";
import { findMailedCodeOf, runMailJobs } from "../support/mail-jobs";
import {
  type FormEntries,
  submitBookingForm,
  submitCodeForm,
  submitEventPageForm,
} from "../support/public-forms";
import { createTestHost, createTestPage, listErrorCodes, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "2" });

const DATE = new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10);
const at = (hour: number) => `${DATE}T${String(hour).padStart(2, "0")}:00:00Z`;
const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const PHONE = "+33 6 12 34 56 78";

let acme: Tenant;
let host: { _id: string; emails: string[] };
let page: { _id: string; nickname: string };

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createTestHost(acme);
  page = await createTestPage(acme, host._id, { custom: { auto_confirm: true } });
});

const setUp = async (custom: object) => {
  const response = await acme.put(`/v2/bookpages/${page.nickname}`, { custom });
  expect(response.status, JSON.stringify(response.body)).toBe(200);
};

const book = (fields: FormEntries = {}) =>
  submitBookingForm(page.nickname, { email: `${makeUniqueName("ana")}@x.example`, slot: at(10), ...fields });

/** Returns the errors on the page at this address, by field. */
async function readErrors(location: string) {
  const search = new URL(location, "http://x").searchParams;
  const address = { slug: page.nickname, type: null, minutes: null };
  const now = asInstant(Date.now());
  const view = await loadBookingPage(api.db, {
    address,
    search,
    browser: BROWSER,
    now,
    zoneOptions: () => "",
    viewer: null,
  });
  if (view?.step.name !== "details") throw new Error(`not the details: ${location}`);
  return view.step.details.errors?.items.map(({ href, label }) => `${href} ${label}`) ?? [];
}

const countEvents = () => api.db.event.count({ where: { createdByUserId: host._id } });

describe("an organisation's block list", () => {
  const block = (blocked_guests: unknown) => acme.put("/v2/organization", { blocked_guests });

  it("is normalised, deduplicated, and returned", async () => {
    const { status, body } = await block([
      " Ana@X.example ",
      "ana@x.example",
      "spam.example",
      "@Evil.Example",
    ]);
    expect([status, body.blocked_guests]).toEqual([200, ["ana@x.example", "@spam.example", "@evil.example"]]);
    expect((await acme.get("/v2/organization")).body.blocked_guests).toEqual(body.blocked_guests);
    expect((await (await api.tenant("Other")).get("/v2/organization")).body.blocked_guests).toEqual([]);
  });

  it.each([
    ["spam.example", "/blocked_guests invalid_type"],
    [["not an address"], "/blocked_guests/0 invalid_format"],
    [["ana@x.example", ""], "/blocked_guests/1 invalid_format"],
    [["@@x.example"], "/blocked_guests/0 invalid_format"],
    [[7], "/blocked_guests/0 invalid_type"],
    [Array.from({ length: 1001 }, (_, index) => `a${index}@x.example`), "/blocked_guests too_big"],
  ])("rejects %j", async (wrong, issue) => {
    const response = await block(wrong);
    expect(response.status).toBe(400);
    expect(listErrorCodes(response)[0]?.replace("too_long", "too_big")).toBe(
      issue.replace("too_long", "too_big"),
    );
  });

  it("rejects bookers and guests politely, at the invalid field", { tags: "main" }, async () => {
    await block(["mean@x.example", "@spam.example"]);
    for (const email of ["mean@x.example", "Mean+2@x.example", "any@mail.spam.example"]) {
      const [error] = await readErrors(await book({ email }));
      expect(error).toBe("#email This address can’t be used to book here. Please use another one");
    }
    const [error] = await readErrors(await book({ invitees: "bo@x.example, any@spam.example" }));
    expect(error).toMatch(/^#invitees .any@spam.example. can’t be invited here$/);
    expect(await countEvents()).toBe(0);
    expect(await book({ email: "meaner@x.example" })).toMatch(/^\/event\//);
    await block([]);
  });

  it("applies on the event's page, to guests but not to the host", async () => {
    const email = `${makeUniqueName("ana")}@x.example`;
    await setUp({ confirm_address: true });
    await book({ email });
    const [confirmation] = await api.db.addressConfirmation.findMany({ where: { hostId: host._id } });
    expect(confirmation).toBeDefined();
    await setUp({ confirm_address: null });
    const event = await book({ email, slot: at(11) });
    await api.db.invitee.updateMany({ where: { email }, data: { addressConfirmedAt: new Date() } });
    await block(["@spam.example"]);
    const back = await submitEventPageForm(event, "invite", { email: "bo@spam.example", name: "" });
    expect(back).toMatch(/draft=/);
    const [, , id = ""] = new URL(event, "http://x").pathname.split("/");
    expect((await acme.get(`/v2/events/${id}`)).body.invitees).toHaveLength(2);
    expect((await acme.post(`/v2/events/${id}/invitees`, { email: "bo@spam.example" })).status).toBe(201);
    await block([]);
  });
});

describe("a page for certain domains", () => {
  it("accepts only their addresses, of bookers and of guests", async () => {
    await setUp({ allowed_domains: ["Acme.example", "@b.example"] });
    const [error] = await readErrors(await book());
    expect(error).toMatch(/^#email This address can’t be used/);
    expect(await book({ email: "ana@acme.example" })).toMatch(/^\/event\//);
    const [guest] = await readErrors(
      await book({ email: "ana@sub.b.example", slot: at(11), invitees: "bo@x.example" }),
    );
    expect(guest).toMatch(/^#invitees/);
  });

  it.each([
    [["no domain"], "/custom/allowed_domains/0 invalid_format"],
    ["acme.example", "/custom/allowed_domains invalid_type"],
    [["ana@acme.example"], "/custom/allowed_domains/0 invalid_format"],
  ])("is rejected with %j", async (allowed_domains, issue) => {
    const response = await acme.put(`/v2/bookpages/${page.nickname}`, { custom: { allowed_domains } });
    expect([response.status, listErrorCodes(response)]).toEqual([400, [issue]]);
  });
});

describe("a page that verifies addresses", () => {
  it("mails a code to every booker, even if the organisation requires none", async () => {
    await setUp({ confirm_address: true });
    const email = `${makeUniqueName("ana")}@x.example`;
    const asked = await book({ email });
    expect(asked).toMatch(/^\/book\//);
    expect(await countEvents()).toBe(0);
    expect(await submitCodeForm(asked, { code: await findMailedCodeOf(acme, email) })).toMatch(/^\/event\//);
  });

  it("mails none for an impossible booking", async () => {
    await setUp({ confirm_address: true, allowed_domains: ["acme.example"] });
    expect(await readErrors(await book())).toHaveLength(1);
    expect(await api.db.addressConfirmation.count({ where: { hostId: host._id } })).toBe(0);
  });
});

describe("a booker by phone", () => {
  const byPhone = (fields: FormEntries = {}) => book({ email: "", phone: PHONE, ...fields });

  it("books without an address, gets no mails, and keeps the meeting's page", {
    tags: "main",
  }, async () => {
    await setUp({ contact: "phone", redirect_url: "https://example.com/thanks" });
    await runMailJobs(api.db, asInstant(Date.now()));
    const location = await byPhone({ email: "ignored@x.example" });
    expect(location).toMatch(/^\/event\/[0-9a-f]{24}\?key=/);
    const { pathname, searchParams } = new URL(location, "http://x");
    const [id, key] = [pathname.split("/")[2] ?? "", searchParams.get("key") ?? ""];

    const { body: event } = await acme.get(`/v2/events/${id}`);
    expect(event.invitees[1]).toMatchObject({ full_name: "Ana", email: null, phone: PHONE, no_show: false });
    const mails = await runMailJobs(api.db, asInstant(Date.now()));
    expect(mails.map(({ recipient }) => recipient)).toEqual([host.emails[0]]);
    const { body: mail } = await acme.get(`/v2/mails/${mails[0]?.id}`);
    expect(mail.text).toContain(PHONE);

    const visit = {
      id,
      search: searchParams,
      browser: BROWSER,
      now: asInstant(Date.now()),
      zoneOptions: () => "",
    };
    const view = await loadEventPageView(api.db, visit);
    expect(view?.banner?.title).toBe("Save this page so you can come back");
    expect(view?.people.items.map(({ name }) => name)).toContain("Ana");
    const visitor = await loadEventPage(api.db, id, key);
    expect(visitor && buildCalendarFile(visitor, key)).toMatch(/BEGIN:VEVENT/);
    expect((await acme.get(`/v2/events/${id}/timeline`)).body[0]).toMatchObject({ kind: "created" });
    expect((await acme.get("/v2/events?q=.")).body.some(({ _id }: { _id: string }) => _id === id)).toBe(true);
    const words = await submitEventPageForm(location, "message", { message: "Hello" });
    expect(words).toMatch(/done=message/);
    await acme.post(`/v2/events/${id}/cancel`, { reason: "Rain" });
    expect((await loadEventPageView(api.db, visit))?.banner).toBeNull();
    const later = await runMailJobs(api.db, asInstant(Date.now()));
    expect(new Set(later.map(({ recipient }) => recipient))).toEqual(new Set(host.emails));
  });

  it("enters either if the page allows both", async () => {
    await setUp({ contact: "either" });
    expect(await readErrors(await byPhone({ phone: "" }))).toEqual([
      "#email Enter an email address or a phone number",
    ]);
    expect(await readErrors(await byPhone({ phone: "none" }))).toHaveLength(1);
    expect(await readErrors(await byPhone({ invitees: "bo@x.example" }))).toEqual([
      "#email Enter your email address to invite guests",
    ]);
    expect(await byPhone()).toMatch(/^\/event\//);
    expect(await book({ slot: at(11), phone: "" })).toMatch(/^\/event\//);
  });

  it("needs an address if the page verifies it", async () => {
    await setUp({ contact: "either", confirm_address: true });
    expect(await readErrors(await byPhone())).toEqual(["#email Enter your email address"]);
  });

  it("has the same limit of future bookings as an address, however the number is written", async () => {
    await setUp({ contact: "phone" });
    expect(await byPhone()).toMatch(/^\/event\//);
    expect(await byPhone({ slot: at(11), phone: "+33612345678" })).toMatch(/^\/event\//);
    expect((await readErrors(await byPhone({ slot: at(12), phone: "+33 (6) 12.34.56.78" }))).length).toBe(1);
    expect(await byPhone({ slot: at(12), phone: "+33 6 00 00 00 00" })).toMatch(/^\/event\//);
  });
});

describe("a page with proof of work", () => {
  const work = (form: string, of = page) => computeProofOfWork({ pageId: of._id, formId: form });

  it("books at once with the work, and once per work", async () => {
    await setUp({ proof_of_work: true });
    const form = generateToken();
    const fields = { form, work: work(form) };
    const first = await book(fields);
    expect(first).toMatch(/^\/event\//);
    expect(await book({ ...fields, slot: at(11) })).toBe(first);
    expect(await book({ work: fields.work, form: generateToken(), slot: at(11) })).toMatch(/^\/book\//);
    expect(await countEvents()).toBe(1);
  });

  it("mails a code without it, or with another page's", async () => {
    await setUp({ proof_of_work: true });
    const other = await createTestPage(acme, (await createTestHost(acme))._id);
    const form = generateToken();
    const email = `${makeUniqueName("ana")}@x.example`;
    expect(await book({ form, work: work(form, other) })).toMatch(/^\/book\//);
    const asked = await book({ email, slot: at(11) });
    expect(asked).toMatch(/^\/book\//);
    expect(await submitCodeForm(asked, { code: await findMailedCodeOf(acme, email) })).toMatch(/^\/event\//);
  });

  it("explains why no code can be mailed without an address", async () => {
    await setUp({ proof_of_work: true, contact: "phone" });
    const [error] = await readErrors(await book({ email: "", phone: PHONE }));
    expect(error).toMatch(/^#phone To book without an email address, turn on JavaScript/);
    const form = generateToken();
    expect(await book({ email: "", phone: PHONE, form, work: work(form) })).toMatch(/^\/event\//);
  });
});
