import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { sendMail } from "@/lib/domain/messaging/mail/send-mail";
import { handleWaitingListLeave } from "@/lib/pages/waiting-list/handle-waiting-list-leave";
import { createTestApi, requestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { findMailedCodeOf } from "../support/mail-jobs";
import { submitCodeForm } from "../support/public-forms";
import { startMailServer } from "../support/start-mail-server";
import { buildEveryDay, createTestPage, createTestUser, makeUniqueName } from "../support/users";
import { submitWaitingForm } from "../support/waiting-list";

const mailbox = await startMailServer();
const api = createTestApi({
  RATE_LIMIT_BOOKING: "0",
  SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  MAIL_FROM: "meetings@meet.example.com",
});

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "UTC", h: null } };
const dayIn = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

let acme: Tenant;
let page: { nickname: string };
beforeAll(async () => {
  acme = await api.tenant();
  await acme.put("/v2/organization", { confirm_bookers: false });
});
afterAll(() => mailbox.close());
beforeEach(async () => {
  const host = await createTestUser(acme, {
    user: { timezone: "UTC" },
    availability: { days: buildEveryDay("09:00", "10:00") },
  });
  const custom = { duration: 60, auto_confirm: true, waiting_list: { active: true } };
  page = await createTestPage(acme, host._id, { nickname: makeUniqueName("full"), custom });
});

const list = async () => (await acme.get(`/v2/bookpages/${page.nickname}/waiting`)).body;

describe("a mail of a waiting list", () => {
  it("supports one-click unsubscription, without a page, cookie or origin", async () => {
    const [email, day] = [`${makeUniqueName("ana")}@x.example`, dayIn(30)];
    await createTestBooking(acme, { page: page.nickname, start: `${day}T09:00:00Z` });
    await submitWaitingForm(page.nickname, { email, day, tz: "UTC", name: "=?utf-8?B?SGVsbG8=?=" });
    expect(await list()).toHaveLength(1);
    const [mail] = await api.db.mail.findMany({ where: { recipient: email } });
    await sendMail(api.db, { organization: acme.id, mail: mail?.id ?? "" }, asInstant(Date.now()));
    const [got] = await mailbox.to(email);
    expect(got.headers).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
    // A name in the form of an encoded word is not decoded.
    expect(got.headers).toMatch(/^To: =\?UTF-8\?/im);
    expect(got.headers).not.toContain("=?utf-8?B?SGVsbG8=?=");
    const [, address = ""] = /^List-Unsubscribe:\s+<(https:\/\/[^>]+)>/im.exec(got.headers) ?? [];
    const [, token = ""] = /\/waiting\/([^/]+)\/leave/.exec(address) ?? [];

    const send = (body: string) =>
      handleWaitingListLeave(
        new Request(address, {
          method: "POST",
          body,
          headers: {
            "content-type": "application/x-www-form-urlencoded",
            origin: "https://mail.example",
            "sec-fetch-site": "cross-site",
          },
        }),
        token,
        BROWSER,
      );
    expect((await send("lang=en")).status).not.toBe(200);
    expect(await list()).toHaveLength(1);
    for (const _ of ["once", "again"]) {
      const response = await send("List-Unsubscribe=One-Click");
      expect([response.status, response.headers.get("location")]).toEqual([200, null]);
    }
    expect(await list()).toEqual([]);
  });
});

describe("an entry further ahead than the page shows", () => {
  it.each([30, 372, 800])("is kept after the code was typed, %i days ahead", async (days) => {
    await acme.put("/v2/organization", { confirm_bookers: true });
    const day = dayIn(days);
    const { body } = await acme.get(`/v2/bookpages/${page.nickname}`);
    const made = await acme.post("/v2/events", {
      title: "Taken",
      bookpage: true,
      confirmed: { flag: true },
      timezone: "UTC",
      created_by: { user: body.belongs_to },
      dates: [{ date: `${day}T09:00:00Z`, end_date: `${day}T10:00:00Z` }],
    });
    expect(made.status, JSON.stringify(made.body)).toBe(201);
    const email = `${makeUniqueName("ana")}@x.example`;
    const asked = await requestApi("POST", `/${page.nickname}/waiting.json`, {
      body: { day, attendee: { name: "Ana", email, timezone: "UTC" } },
      headers: { "content-type": "application/json" },
    });
    expect([asked.status, asked.body.status]).toEqual([202, "unconfirmed"]);
    const { pathname } = new URL(asked.body.confirm_url);
    const leadsTo = await submitCodeForm(pathname, { code: await findMailedCodeOf(acme, email) });
    expect(leadsTo).toMatch(/^\/waiting\//);
    expect((await list()).map(({ first_day }: { first_day: string }) => first_day)).toEqual([day]);
  });
});
