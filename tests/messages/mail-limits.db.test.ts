import { beforeEach, describe, expect, it } from "vitest";
import { DAY } from "@/lib/core/time/instant";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { findMailedCodeOf } from "../support/mail-jobs";
import {
  type FormEntries,
  submitBookingForm,
  submitCodeForm,
  submitEventPageForm,
} from "../support/public-forms";
import { createTestHost, createTestPage, createTestUser, makeUniqueName } from "../support/users";

const api = createTestApi({
  RATE_LIMIT_BOOKING: "0",
  MAIL_LIMIT_RECIPIENT: "3",
  MAIL_LIMIT_PAGE: "6",
  MAIL_LIMIT_ORGANIZATION: "12",
});

let acme: Tenant;
let host: { _id: string; emails: string[] };
let nickname: string;

beforeEach(async () => {
  acme = await api.tenant();
  host = await createTestHost(acme);
  nickname = (await createTestPage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
});

const slotOf = (day: number) =>
  `${new Date(Date.now() + (30 + day) * DAY).toISOString().slice(0, 10)}T10:00:00Z`;

const address = (name = "ana") => `${makeUniqueName(name)}@x.example`;

const book = (day: number, email: string, fields: FormEntries = {}) =>
  submitBookingForm(nickname, { email, slot: slotOf(day), ...fields });

const invite = (emails: readonly string[]) =>
  acme.post("/v2/events", {
    title: "Roof",
    created_by: { user: host._id },
    dates: [DATE],
    invitees: emails.map((email) => ({ email })),
  });

const isBooked = /^\/event\//;
const isAsked = /^\/book\//;

describe("daily mails to one address", () => {
  it("are limited, and a booker who verifies the address can continue", { tags: "main" }, async () => {
    const email = address();
    for (const day of [1, 2, 3]) expect(await book(day, email)).toMatch(isBooked);
    const asked = await book(4, email);
    expect(asked).toMatch(isAsked);
    expect(await submitCodeForm(asked, { code: await findMailedCodeOf(acme, email) })).toMatch(isBooked);
  });

  it("are refused to other addresses at once, and nothing is stored", async () => {
    const [booker, guest] = [address(), address("guest")];
    for (let round = 0; round < 3; round++) await invite([guest]);
    const page = await book(1, booker);
    const asked = await submitEventPageForm(page, "invite", { email: guest });
    const before = await api.db.invitee.count();
    await submitCodeForm(asked, { code: await findMailedCodeOf(acme, booker) });
    expect(await api.db.invitee.count()).toBe(before);
    expect(await submitEventPageForm(page, "invite", { email: address() })).toContain("done=invited");
  });

  it("are not limited for a key, which acts for the organisation", async () => {
    const guest = address("guest");
    for (let round = 0; round < 5; round++) expect((await invite([guest])).status).toBe(201);
  });

  it("are counted separately for each organisation", async () => {
    const email = address();
    for (const day of [1, 2, 3]) await book(day, email);
    acme = await api.tenant();
    host = await createTestHost(acme);
    nickname = (await createTestPage(acme, host._id, { custom: { auto_confirm: true } })).nickname;
    expect(await book(4, email)).toMatch(isBooked);
  });

  it("are not counted for members", async () => {
    const member = await createTestUser(acme);
    for (let round = 0; round < 5; round++) expect((await invite([member.emails[0]])).status).toBe(201);
  });

  it("limit lost-link mails without a notice", async () => {
    const email = address();
    const page = await book(1, email);
    const jobs = () =>
      api.pool
        .query("SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send_personal_link'")
        .then(({ rowCount }) => rowCount);
    for (let round = 0; round < 2; round++) await submitEventPageForm(page, "link", { email });
    await api.pool.query("DELETE FROM graphile_worker._private_jobs");
    expect(await submitEventPageForm(page, "link", { email })).toContain("done=link");
    expect(await jobs()).toBe(0);
  });
});

describe("daily mails of one booking page", () => {
  it("are limited: bookers need a code, and guests cannot be added", async () => {
    for (let day = 1; day <= 6; day++) expect(await book(day, address())).toMatch(isBooked);
    const email = address();
    expect(await book(7, email)).toMatch(isAsked);
    const asked = await book(8, email, { invitees: address("guest") });
    const back = await submitCodeForm(asked, { code: await findMailedCodeOf(acme, email) });
    expect(back).toMatch(new RegExp(`^/${nickname}\\?.*draft=`));
    expect((await invite([address()])).status).toBe(201);
  });
});

describe("daily mails of one organisation", () => {
  it("are limited, across sharded counters", async () => {
    for (let round = 0; round < 12; round++) expect((await invite([address()])).status).toBe(201);
    const events = await api.db.event.count();
    const refused = await invite([address()]);
    expect([refused.status, refused.body.code]).toEqual([429, "mail_limit"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await api.db.event.count()).toBe(events);
  });

  it("still include changes of known meetings", async () => {
    const event = await createTestEvent(acme, host, {
      dates: [DATE],
      invitees: [{ email: address("guest") }],
    });
    for (let round = 0; round < 11; round++) await invite([address()]);
    const message = await acme.post(`/v2/events/${event._id}/messages`, { body: "Hello" });
    expect(message.body.code).toBe("mail_limit");
    expect((await acme.post(`/v2/events/${event._id}/cancel`, {})).status).toBe(200);
  });
});
