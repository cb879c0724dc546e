import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { loadBookingPage } from "@/lib/pages/booking/load-booking-page";
import { submitBooking } from "@/lib/pages/booking/submit-booking";
import { generateToken } from "@/lib/platform/crypto/token";
import { createTestApi, type Tenant } from "../support/api";
import { createSmsKit, SMS_START, SMS_STEP, type SmsKit } from "../support/sms-kit";
import { startTwilioServer } from "../support/start-twilio-server";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const twilio = await startTwilioServer();
const api = createTestApi({ TWILIO_TEST_ORIGIN: twilio.url });

const NOW = asInstant(SMS_START - 9 * DAY);
const NUMBER = "+4915123456789";
const BROWSER = { acceptLanguage: "de-DE", cookies: { lang: null, tz: null, h: null } };

let acme: Tenant;
let kit: SmsKit;

afterAll(() => twilio.close());
beforeEach(async () => {
  acme = await api.tenant();
  kit = await createSmsKit(api, acme, { ask_phone: true, auto_confirm: true });
});

const listConsents = () =>
  api.db.smsConsent.findMany({ where: { organizationId: acme.id }, orderBy: { id: "asc" } });

/** The tick of the details form; undefined if there is none. */
async function findTick(page = kit.page, draft?: string) {
  const search = new URLSearchParams(
    draft ?? `step=details&slot=${new Date(SMS_START).toISOString()}&tz=Europe/Berlin`,
  );
  const address = { slug: page, type: null, minutes: null };
  const view = await loadBookingPage(api.db, {
    ...{ address, search, browser: BROWSER, now: NOW, viewer: null },
    zoneOptions: () => "",
  });
  if (view?.step.name !== "details") throw new Error("The page shows no details");
  const { fields } = view.step.details;
  const index = fields.findIndex(({ name }) => name === "sms");
  return index < 0 ? undefined : { before: fields[index - 1]?.name, field: fields[index] };
}

async function submit(change: Record<string, string>) {
  const data = new FormData();
  const fields = {
    ...{ name: "Ana", email: `${makeUniqueName("ana")}@example.com`, phone: "0151 23456789" },
    ...{ slot: new Date(SMS_START).toISOString(), tz: "Europe/Berlin", form: generateToken(), ...change },
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return submitBooking(api.db, {
    ...{ slug: kit.page, data, browser: BROWSER, sameOrigin: true, wait: null, now: NOW },
  });
}

describe("the tick for SMS", () => {
  it("is on pages whose bookers a workflow may text, and unticked", { tags: "main" }, async () => {
    expect(await findTick()).toBeUndefined();
    await createTestWorkflow(acme, [SMS_STEP]);
    expect(await findTick()).toBeUndefined();
    await kit.connect();
    expect(await findTick()).toMatchObject({
      before: "phone",
      field: { as: "tick", label: "Ich möchte SMS zu diesem Termin erhalten", checked: false },
    });
  });

  it("is not on pages outside of the workflow's filter, nor on those without a phone number", async () => {
    await kit.connect();
    const other = await createTestHost(acme);
    const silent = await createTestPage(acme, other._id);
    const calling = await createTestHost(acme);
    const asking = await createTestPage(acme, calling._id, { custom: { ask_phone: true } });
    await createTestWorkflow(acme, [SMS_STEP], { filter: { pages: [asking._id] } });
    expect(await findTick()).toBeUndefined();
    expect(await findTick(asking.nickname)).toBeDefined();
    await createTestWorkflow(acme, [SMS_STEP]);
    expect(await findTick(silent.nickname)).toBeUndefined();
  });

  it("stores the number with time, wording, language and source", { tags: "main" }, async () => {
    await kit.connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    expect(await submit({ sms: "true" })).toMatchObject({ outcome: "booked" });
    const [consent] = await listConsents();
    expect(consent).toMatchObject({
      number: NUMBER,
      source: "page",
      language: "de",
      wording: expect.stringMatching(/^Ich möchte SMS zu diesem Termin erhalten\. SMS von .*STOP/),
      createdAt: new Date(NOW),
    });
    const event = { _id: consent?.eventId ?? "" };
    await kit.plan(event);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "sent" }]);
  });

  it("needs a number, and stays ticked in the form that says so", async () => {
    const host = await createTestHost(acme);
    const custom = { auto_confirm: true, contact: "either" };
    const page = await createTestPage(acme, host._id, { custom });
    kit.page = page.nickname;
    await kit.connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    const rejected = await submit({ sms: "true", phone: "" });
    expect(rejected).toMatchObject({ outcome: "refused" });
    const { search } = new URL("location" in rejected ? rejected.location : "", "http://localhost");
    expect(await findTick(kit.page, search)).toMatchObject({ field: { checked: true } });
    expect(await listConsents()).toEqual([]);
  });

  it("left unticked lets the message be skipped", async () => {
    await kit.connect();
    await createTestWorkflow(acme, [SMS_STEP]);
    await submit({});
    const event = await api.db.event.findFirstOrThrow({ where: { organizationId: acme.id } });
    await kit.plan({ _id: event.id });
    expect(await kit.listSteps({ _id: event.id })).toMatchObject([
      { state: "skipped", reason: "no_consent" },
    ]);
  });
});

describe("consent to SMS", () => {
  beforeEach(async () => {
    await kit.connect();
    await createTestWorkflow(acme, [SMS_STEP]);
  });

  it("by the API has the words of the program, and is about one meeting", async () => {
    const event = await kit.book();
    const other = await kit.book({ phone: NUMBER }, { start: SMS_START + HOUR, consent: null });
    expect(await listConsents()).toMatchObject([
      { eventId: event._id, number: NUMBER, source: "api", wording: "Text me about this meeting" },
    ]);
    await kit.plan(other, SMS_START + HOUR - DAY);
    expect(await kit.listSteps(other)).toMatchObject([{ reason: "no_consent" }]);
  });

  it("by the API is rejected without a number", async () => {
    kit.page = (await createTestPage(acme, (await createTestHost(acme))._id)).nickname;
    const { status, body } = await acme.post("/v2/bookings", {
      page: kit.page,
      start: new Date(SMS_START).toISOString(),
      attendee: { name: "Ana", email: "ana@example.com" },
      sms_consent: "Text me",
    });
    expect([status, body.errors]).toMatchObject([400, [{ pointer: "/sms_consent" }]]);
  });

  it("covers each meeting of a series", async () => {
    const host = await createTestHost(acme);
    const series = { every: "week", times: [1, 3] };
    kit.page = (
      await createTestPage(acme, host._id, { custom: { ask_phone: true, auto_confirm: true, series } })
    ).nickname;
    const booked = await acme.post("/v2/bookings", {
      page: kit.page,
      start: new Date(SMS_START).toISOString(),
      series: { times: 3 },
      attendee: { name: "Ana", email: "ana@example.com", phone: NUMBER },
      sms_consent: "Text me",
    });
    expect(booked.status, JSON.stringify(booked.body)).toBe(201);
    expect(await listConsents()).toHaveLength(3);
  });

  it("by a reply of START is for all meetings, and ends with STOP", async () => {
    const event = await kit.book({ phone: NUMBER }, { consent: null });
    await kit.reply({ From: NUMBER, Body: "Start" });
    expect(await listConsents()).toMatchObject([
      { number: NUMBER, eventId: null, source: "reply", wording: "Start" },
    ]);
    await kit.plan(event);
    expect(await kit.listSteps(event)).toMatchObject([{ state: "sent" }]);
    await kit.reply({ From: NUMBER, Body: "STOP" });
    const next = await kit.book({ phone: NUMBER }, { start: SMS_START + HOUR });
    await kit.plan(next, SMS_START + HOUR - DAY);
    expect(await kit.listSteps(next)).toMatchObject([{ state: "skipped", reason: "stopped" }]);
  });

  it("is in the export of the person's data, and gone with them", async () => {
    const email = `${makeUniqueName("ana")}@example.com`;
    const event = await kit.book({ phone: NUMBER, email });
    await kit.book({ phone: "+49 151 99999999" }, { start: SMS_START + HOUR });
    await kit.reply({ From: NUMBER, Body: "START" });
    const exported = await acme.get(`/v2/personal_data?email=${encodeURIComponent(email)}`);
    expect(exported.body.sms_consents).toMatchObject([
      { number: NUMBER, event: null, source: "reply" },
      { number: NUMBER, event: event._id, source: "api" },
    ]);
    await acme.post("/v2/personal_data/erasures", { email });
    expect(await listConsents()).toMatchObject([{ number: "+4915199999999" }]);
  });
});
