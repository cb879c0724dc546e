import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { createCreatorToken } from "@/lib/domain/events/third-parties/creator-token";
import { createTestApi, type Tenant } from "../support/api";
import { registerApp, toTrustedApp } from "../support/locators";
import { findMailedCodeOf, runMailJobs } from "../support/mail-jobs";
import {
  type FormEntries,
  submitBookingForm,
  submitCodeForm,
  submitEventPageForm,
  submitWizardForm,
} from "../support/public-forms";
import { createTestHost, createTestPage, createTestType, makeUniqueName } from "../support/users";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0", RATE_LIMIT_SEARCH: "0" });

const GUESTS = ["bo@x.example", "cy@x.example", "di@x.example", "ed@x.example", "flo@x.example"];
const TITLE = "Cheap pills at https://pills.example";
const NINE = `${new Date(Date.now() + 30 * DAY).toISOString().slice(0, 10)}T10:00:00Z`;
const TEN = NINE.replace("T10", "T11");

let acme: Tenant;
let host: { _id: string; emails: string[] };
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

const requested = (fields: FormEntries = {}): FormEntries => ({
  email: booker,
  slot: NINE,
  title: TITLE,
  message: "Buy at https://pills.example now",
  ...fields,
});

/** Returns the new mails to people outside of the organisation. */
async function mailsToStrangers() {
  const mails = await runMailJobs(api.db, asInstant(Date.now()));
  return mails.filter(({ recipient }) => recipient !== host.emails[0]);
}

/** Runs an action and counts its mails to outsiders, codes included. */
async function countMails(send: () => Promise<unknown>): Promise<string[]> {
  await mailsToStrangers();
  const before = await api.db.mail.count();
  await send();
  await runMailJobs(api.db, asInstant(Date.now()));
  const mails = await api.db.mail.findMany({ orderBy: { id: "asc" }, skip: before });
  return mails.map(({ recipient }) => recipient).filter((recipient) => recipient !== host.emails[0]);
}

const link = async (): Promise<FormEntries> => {
  const app = await registerApp(acme);
  return {
    aid: app._id,
    cm: booker,
    cn: "Dana",
    ct: createCreatorToken(toTrustedApp(app), booker, asInstant(Date.now())),
    et: TITLE,
    em: "Look at https://pills.example",
    pick: NINE.slice(0, 16),
    tz: "Europe/Paris",
  };
};

describe("a public form sends mails only to the sender's own unconfirmed address:", () => {
  it.each([
    ["a booking", {}],
    ["a booking with guests", { invitees: GUESTS.join(" ") }],
  ])("%s", async (_, fields) => {
    expect(await countMails(() => submitBookingForm(nickname, requested(fields)))).toEqual([booker]);
  });

  it("a booking of an appointment type, with guests", async () => {
    const { handle } = await createTestType(acme, nickname, { name: "Visit" });
    const fields = requested({ type: handle, invitees: GUESTS.join(" ") });
    expect(await countMails(() => submitBookingForm(nickname, fields))).toEqual([booker]);
  });

  it("a request, with guests", async () => {
    const { nickname: page } = await createTestPage(acme, host._id, { secondary: true });
    expect(
      await countMails(() => submitBookingForm(page, requested({ invitees: GUESTS.join(" ") }))),
    ).toEqual([booker]);
  });

  it.each<[string, FormEntries]>([
    ["invite", { email: "bo@x.example", name: "Bo" }],
    ["message", { message: "Buy at https://pills.example" }],
    ["cancel", { reason: "https://pills.example" }],
    ["move", { slot: TEN }],
    ["decline", {}],
    ["vote", { none: "1" }],
    ["suggest", { place: "https://pills.example" }],
    ["remind", {}],
    ["edit", { title: TITLE }],
    ["remove", {}],
    ["confirm", {}],
  ])("on the event page: %s", async (action, fields) => {
    const page = await submitBookingForm(nickname, requested());
    expect(page).toMatch(/^\/event\//);
    const mailed = await countMails(() => submitEventPageForm(page, action, fields));
    expect(mailed.filter((address) => address !== booker)).toEqual([]);
    expect(mailed.length).toBeLessThanOrEqual(1);
  });

  it("on the event page of a host's other invitees", async () => {
    const page = await submitBookingForm(nickname, requested());
    const [, , id] = new URL(page, "http://x").pathname.split("/");
    await acme.post(`/v2/events/${id}/invitees`, { email: "bo@x.example" });
    for (const action of ["message", "cancel", "move"])
      expect(
        await countMails(() => submitEventPageForm(page, action, { message: "Hello", slot: TEN })),
      ).toEqual([booker]);
  });

  it("in the request for a lost link", async () => {
    const page = await submitBookingForm(nickname, requested());
    expect(await countMails(() => submitEventPageForm(page, "link", { email: booker }))).toEqual([booker]);
  });
});

const readMails = async () => {
  const { body } = await acme.get(`/v2/mails?limit=20`);
  return Promise.all(
    body.map(async ({ _id }: { _id: string }) => (await acme.get(`/v2/mails/${_id}`)).body),
  ) as Promise<{ to: string; subject: string; text: string; html: string; kind: string }[]>;
};

describe("after the code was typed", () => {
  it("guests are invited, in a mail without the booker's words in its subject", {
    tags: "main",
  }, async () => {
    const page = await submitBookingForm(
      nickname,
      requested({ invitees: "bo@x.example", name: "Ana www.pills.example" }),
    );
    const code = await findMailedCodeOf(acme, booker);
    expect(await submitCodeForm(page, { code })).toMatch(/^\/event\//);
    await mailsToStrangers();
    const mail = (await readMails()).find(({ to }) => to === "bo@x.example");
    expect(mail?.subject).toMatch(/^Confirmed: Meeting with /);
    expect(mail?.subject).not.toMatch(/pills|Ana/);
    expect(mail?.text).toContain("“Cheap pills at https:\u200b//pills.\u200bexample”");
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/https:\/\/pills|pills\.example/);
    const toHost = (await readMails()).find(({ to, kind }) => to === host.emails[0] && kind === "booked");
    expect(toHost?.subject).toContain(TITLE);
  });

  it("the same people are invited from the event page, and the next ones without a code", async () => {
    const page = await submitBookingForm(nickname, requested());
    const asked = await submitEventPageForm(page, "invite", { email: "bo@x.example" });
    expect(asked).toMatch(/^\/book\//);
    expect(await submitCodeForm(asked, { code: await findMailedCodeOf(acme, booker) })).toContain(
      "done=invited",
    );
    expect(await submitEventPageForm(page, "invite", { email: "cy@x.example" })).toContain("done=invited");
  });
});

describe("no code is requested from a booker", () => {
  it("verified by an app, whose words are in no subject either", async () => {
    const page = await submitWizardForm({ ...(await link()), im: ["bo@x.example"] });
    expect(page).toMatch(/^\/event\/.*done=created\.[\w.-]+#done$/);
    await mailsToStrangers();
    const mail = (await readMails()).find(({ to }) => to === "bo@x.example");
    expect(mail?.subject).toBe("Invitation: Support desk");
    expect(mail?.text).not.toMatch(/https:\/\/pills/);
    expect(await submitEventPageForm(page, "invite", { email: "cy@x.example" })).toContain("done=invited");
  });

  it("whose event key came by mail", async () => {
    const page = await submitBookingForm(nickname, requested());
    await mailsToStrangers();
    const { body } = await acme.get(`/v2/mails?search=${encodeURIComponent(booker)}`);
    const { body: mail } = await acme.get(`/v2/mails/${body[0]._id}`);
    const mailed = /https:\/\/[^/]+(\/event\/\S+)/.exec(mail.text)?.[1] ?? "";
    expect(mailed.split("?")[0]).toBe(page.split("?")[0]);
    expect(await submitEventPageForm(mailed, "invite", { email: "bo@x.example" })).toContain("done=invited");
  });

  it("if the organisation disabled it", async () => {
    const { body, status } = await acme.put("/v2/organization", { confirm_bookers: false });
    expect([status, body.confirm_bookers]).toEqual([200, false]);
    const page = await submitBookingForm(nickname, requested({ invitees: "bo@x.example" }));
    await acme.put("/v2/organization", { confirm_bookers: true });
    expect(page).toMatch(/^\/event\//);
  });
});
