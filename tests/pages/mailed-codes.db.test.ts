import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { loadCodePage } from "@/lib/pages/confirmation/load-code-page";
import { submitCode } from "@/lib/pages/confirmation/submit-code";
import { createTestApi, type Tenant } from "../support/api";
import { findMailedCodeOf } from "../support/mail-jobs";
import { type FormEntries, submitBookingForm, submitCodeForm } from "../support/public-forms";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", OPEN_BOOKINGS_LIMIT: "10" });

const NINE = `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T10:00:00Z`;
const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };

let acme: Tenant;
let host: { _id: string };
let nickname: string;
let booker: string;

beforeAll(async () => {
  acme = await api.tenant();
});

beforeEach(async () => {
  host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
  booker = `${makeUniqueName("ana")}@x.example`;
});

const book = (fields: FormEntries = {}) =>
  submitBookingForm(nickname, {
    email: booker,
    slot: NINE,
    invitees: "bo@x.example",
    message: "Kept",
    ...fields,
  });

const now = () => asInstant(Date.now());

async function open(page: string, at: Instant = now()) {
  const { pathname, searchParams } = new URL(page, "http://x");
  const token = pathname.split("/")[2] ?? "";
  const opened = await loadCodePage(api.db, { token, search: searchParams, browser: BROWSER, now: at });
  return opened.open === "code" ? opened.view : null;
}

/** Sends the code form at another time. */
async function send(page: string, fields: Record<string, string>, at: Instant): Promise<string> {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  const token = new URL(page, "http://x").pathname.split("/")[2] ?? "";
  return (await submitCode(api.db, { token, data, now: at })).location;
}

const wrongCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

const countEvents = () => api.db.event.count({ where: { createdByUserId: host._id } });

describe("the page that asks for a code", () => {
  it("states the address and the pending action, and uses autocomplete for one-time codes", async () => {
    const page = await book();
    const view = await open(page);
    expect(view?.text).toContain(booker);
    expect(view?.chosen[0]).toMatch(/12:00|11:00/);
    expect(view?.heldUntil).toMatch(/holding this time for you until \d\d:\d\d/);
    expect(view?.code?.field).toMatchObject({ kind: "code", autoComplete: "one-time-code" });
    expect(await countEvents()).toBe(0);
  });

  it("accepts the right code with any grouping", { tags: "main" }, async () => {
    const page = await book();
    const code = await findMailedCodeOf(acme, booker);
    expect(await submitCodeForm(page, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` })).toMatch(
      /^\/event\//,
    );
    expect(await countEvents()).toBe(1);
  });

  it("records the booker and the device in the audit log", async () => {
    const event = await submitCodeForm(await book(), { code: await findMailedCodeOf(acme, booker) });
    const [, , id] = new URL(event, "http://x").pathname.split("/");
    const [entry] = (await acme.get(`/v2/audit?resource_id=${id}`)).body;
    expect(entry).toMatchObject({ actor: { kind: "booker" }, device: "A browser" });
  });

  it("counts wrong codes, and after five rejects all until a new one is sent", async () => {
    const page = await book();
    const code = await findMailedCodeOf(acme, booker);
    for (let left = 4; left > 0; left--) {
      const again = await submitCodeForm(page, { code: wrongCode(code) });
      expect((await open(again))?.errors?.items[0]?.label).toBe(`Wrong code. Tries left: ${left}`);
    }
    const spent = await open(await submitCodeForm(page, { code: wrongCode(code) }));
    expect([spent?.code, spent?.banner?.title]).toEqual([
      null,
      expect.stringMatching(/Too many wrong codes/),
    ]);
    await submitCodeForm(page, { code });
    expect(await countEvents()).toBe(0);

    expect((await open(await submitCodeForm(page, { go: "renew" })))?.banner?.title).toContain(
      "A new code is on its way",
    );
    const next = await findMailedCodeOf(acme, booker);
    expect(await submitCodeForm(page, { code: next })).toMatch(/^\/event\//);
  });

  it("does not count malformed codes", async () => {
    const page = await book();
    for (let round = 0; round < 7; round++) await submitCodeForm(page, { code: "12345" });
    expect(await submitCodeForm(page, { code: await findMailedCodeOf(acme, booker) })).toMatch(/^\/event\//);
  });

  it("accepts a code for 15 minutes", async () => {
    const page = await book();
    const code = await findMailedCodeOf(acme, booker);
    const late = asInstant(now() + 15 * MINUTE);
    await send(page, { code }, late);
    expect((await open(page, late))?.banner?.title).toMatch(/expired after 15 minutes/);
    expect(await countEvents()).toBe(0);
  });

  it("checks simultaneous attempts one after the other: five at most", async () => {
    const page = await book();
    const code = await findMailedCodeOf(acme, booker);
    await Promise.all(Array.from({ length: 20 }, () => submitCodeForm(page, { code: wrongCode(code) })));
    const row = await api.db.addressConfirmation.findFirstOrThrow({ where: { hostId: host._id } });
    expect(row.tries).toBe(5);
  });

  it("mails an address five codes an hour, for all purposes", async () => {
    const page = await book();
    for (let round = 0; round < 3; round++) await submitCodeForm(page, { go: "renew" });
    const { nickname: other } = await createTestPage(acme, (await createTestHost(acme))._id);
    const fields = { email: booker, slot: NINE, invitees: "bo@x.example" };
    expect(await submitBookingForm(other, fields)).toMatch(/^\/book\//);
    expect((await open(await submitCodeForm(page, { go: "renew" })))?.banner?.title).toMatch(
      /^We’ve sent several codes/,
    );
    const refused = await submitBookingForm(other, { ...fields, slot: NINE.replace("T10", "T12") });
    expect(refused).toMatch(new RegExp(`^/${other}\\?.*draft=`));
    expect(await send(page, { go: "renew" }, asInstant(now() + HOUR))).toContain("why=renewed");
  });

  it("explains if nothing is pending", async () => {
    expect(await open("/book/nothing-that-was-ever-asked-for")).toBeNull();
  });
});

describe("a booking that waits for its code", () => {
  it("holds its time against other bookers", async () => {
    const page = await book();
    const other = await submitBookingForm(nickname, {
      email: `${makeUniqueName("bo")}@x.example`,
      slot: NINE,
    });
    expect(other).toMatch(new RegExp(`^/${nickname}\\?`));
    expect(await submitCodeForm(page, { code: await findMailedCodeOf(acme, booker) })).toMatch(/^\/event\//);
  });

  it("holds it for the lifetime of a new code", async () => {
    const page = await book();
    const later = asInstant(now() + 10 * MINUTE);
    await send(page, { go: "renew" }, later);
    const [held] = await api.db.reservation.findMany({ where: { hostId: host._id } });
    expect(held?.expiresAt?.getTime()).toBe(later + 15 * MINUTE);
  });

  it("restores the form, and keeps the time free for its booker", async () => {
    const page = await book();
    const back = await submitCodeForm(page, { go: "change" });
    expect(back).toMatch(new RegExp(`^/${nickname}\\?.*step=details.*draft=`));
    expect(await api.db.reservation.count({ where: { hostId: host._id } })).toBe(0);
    expect(await submitBookingForm(nickname, { email: booker, slot: NINE })).toMatch(/^\/event\//);
  });

  it("does not block the same form, sent again with fewer fields", async () => {
    const form = "f".repeat(32);
    expect(await book({ form })).toMatch(/^\/book\//);
    expect(await book({ form })).toMatch(/^\/book\//);
    expect(await api.db.reservation.count({ where: { hostId: host._id } })).toBe(1);
    expect(await book({ form, invitees: "" })).toMatch(/^\/event\//);
  });

  it("leads from a form that has booked to its meeting, without another code", async () => {
    const form = "g".repeat(32);
    const made = await submitCodeForm(await book({ form }), { code: await findMailedCodeOf(acme, booker) });
    expect(await book({ form })).toBe(made);
  });

  it("stores neither address nor code in the clear", async () => {
    await book();
    const code = await findMailedCodeOf(acme, booker);
    const [row] = await api.db.$queryRaw<{ text: string }[]>`
      SELECT c::text AS text FROM address_confirmations c WHERE host_id = ${host._id}`;
    const hex = (text: string) => Buffer.from(text).toString("hex");
    for (const text of [booker, code]) {
      expect(row?.text).not.toContain(text);
      expect(row?.text).not.toContain(hex(text));
    }
  });
});

describe("future bookings with one host", () => {
  const slots = Array.from(
    { length: 12 },
    (_, day) => `${new Date(Date.now() + (30 + day) * DAY).toISOString().slice(0, 10)}T10:00:00Z`,
  );

  it("are limited for one address, including those that wait for a code", async () => {
    for (const slot of slots.slice(0, 8)) expect(await book({ slot, invitees: "" })).toMatch(/^\/event\//);
    for (const slot of slots.slice(8, 10)) expect(await book({ slot })).toMatch(/^\/book\//);
    expect(await book({ slot: slots[10] ?? "", invitees: "" })).toMatch(
      new RegExp(`^/${nickname}\\?.*draft=`),
    );
    expect(await countEvents()).toBe(8);
    const other = await submitBookingForm(nickname, {
      email: `${makeUniqueName("bo")}@x.example`,
      slot: slots[10] ?? "",
    });
    expect(other).toMatch(/^\/event\//);
  });

  it("count less after a cancellation", async () => {
    for (const slot of slots.slice(0, 10)) await book({ slot, invitees: "" });
    const event = await api.db.event.findFirstOrThrow({ where: { createdByUserId: host._id } });
    await acme.post(`/v2/events/${event.id}/cancel`, {});
    expect(await book({ slot: slots[11] ?? "", invitees: "" })).toMatch(/^\/event\//);
  });
});

describe("the guests of one booking", () => {
  const people = (count: number) =>
    Array.from({ length: count }, (_, index) => `p${index}@x.example`).join(" ");

  it("are five at most, or the page's limit, up to 50", async () => {
    expect(await book({ invitees: people(6) })).toMatch(new RegExp(`^/${nickname}\\?.*draft=`));
    expect(await book({ invitees: people(5) })).toMatch(/^\/book\//);
    const custom = { auto_confirm: true, max_invitees: 50 };
    await acme.put(`/v2/bookpages/${nickname}`, { custom });
    const slot = NINE.replace("T10", "T12");
    expect(await book({ slot, invitees: people(51) })).toMatch(new RegExp(`^/${nickname}\\?.*draft=`));
    expect(await book({ slot, invitees: people(50) })).toMatch(/^\/book\//);
    expect((await acme.put(`/v2/bookpages/${nickname}`, { custom: { max_invitees: 51 } })).status).toBe(400);
  });
});
