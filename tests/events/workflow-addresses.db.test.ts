import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY, MINUTE } from "@/lib/core/time/instant";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { sendAddressConfirmation } from "@/lib/domain/events/workflows/addresses/send-address-confirmation";
import { handleAddressForm } from "@/lib/pages/workflow-address/handle-address-form";
import { loadAddressPage } from "@/lib/pages/workflow-address/load-address-page";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { buildFormRequest } from "../support/public-forms";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

const BROWSER = { acceptLanguage: "en-GB", cookies: { lang: null, tz: "Europe/Paris", h: null } };
const START = Date.UTC(2031, 2, 10, 8);
const DAY_BEFORE = { trigger: "before_start", amount: 1, unit: "days" };

let acme: Tenant;
let nickname: string;

beforeAll(async () => {
  acme = await api.tenant();
  nickname = (await createTestPage(acme, (await createTestHost(acme))._id)).nickname;
});

let days = 0;

async function book() {
  const start = START + 7 * days++ * DAY;
  const attendee = { name: "Ana Silva", email: `${makeUniqueName("ana")}@example.com` };
  const event = await createTestBooking(acme, {
    page: nickname,
    start: new Date(start).toISOString(),
    attendee,
  });
  if (!event.confirmed?.flag) await acme.post(`/v2/events/${event._id}/confirm`, {});
  return { event, start };
}

const makeAddress = () => `${makeUniqueName("office")}@example.com`;

/** A step with a text for a fixed address. */
const buildStep = (email: string) => ({
  when: DAY_BEFORE,
  to: [],
  addresses: [email],
  subject: "Tomorrow with {host}",
  text: "{booker} comes at {time}. {link}",
});

const createWorkflow = (email: string) => createTestWorkflow(acme, [buildStep(email)]);

const listMails = async (email: string) => {
  const { body } = await acme.get("/v2/mails?limit=200");
  return body.filter(({ to }: { to: string }) => to === email);
};

/** The token of the link in the newest mail to this address. */
async function findToken(email: string): Promise<string> {
  const [newest] = await listMails(email);
  const { text } = (await acme.get(`/v2/mails/${newest._id}`)).body;
  return /\/mail\/([\w-]+)/.exec(text)?.[1] ?? "";
}

const openPage = (token: string) =>
  loadAddressPage(api.db, token, {
    search: new URLSearchParams(),
    browser: BROWSER,
    notice: null,
    now: asInstant(Date.now()),
  });

const submit = (token: string, fields: Record<string, string>) =>
  handleAddressForm(buildFormRequest(`/mail/${token}/submit`, fields), token, BROWSER);

const readState = async ({ _id }: { _id: string }) =>
  (await acme.get(`/v2/workflows/${_id}`)).body.addresses[0].state;

const run = (event: { _id: string }, now: number) =>
  runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body
    .filter(({ step }: { step: unknown }) => step)
    .map(({ step, people }: { step: Record<string, unknown>; people: string[] }) => ({ ...step, people }));

describe("a fixed address", () => {
  it("gets nothing before its reader confirms it with the form of the mailed link", {
    tags: "main",
  }, async () => {
    const email = makeAddress();
    const workflow = await createWorkflow(email.toUpperCase());
    expect(workflow.addresses).toEqual([{ email, state: "unconfirmed" }]);
    const [asked, ...more] = await listMails(email);
    expect([asked.kind, more]).toEqual(["workflow_address", []]);

    const early = await book();
    await run(early.event, early.start - DAY);
    expect(await listSteps(early.event)).toMatchObject([
      { state: "skipped", reason: "unconfirmed_address", people: [email] },
    ]);

    const token = await findToken(email);
    const view = await openPage(token);
    expect([view?.heading, view?.text]).toEqual(["Confirm your email", expect.stringContaining(email)]);
    expect(await readState(workflow)).toBe("unconfirmed"); // Opening the page confirms nothing.
    const response = await submit(token, { choice: "confirm" });
    expect([response.status, await readState(workflow)]).toEqual([303, "confirmed"]);

    const { event, start } = await book();
    await run(event, start - DAY);
    await run(event, start - DAY + MINUTE);
    const [mail, ...others] = await listMails(email);
    expect(others).toHaveLength(1);
    expect(mail.subject).toMatch(/^Tomorrow with /);
    const { text } = (await acme.get(`/v2/mails/${mail._id}`)).body;
    expect(text).toContain("Ana Silva comes at 09:00");
    expect(text).toContain("Stop these messages");
    expect(text).not.toContain("key="); // Only those who take part have a page of the meeting.
    expect(await listSteps(event)).toMatchObject([{ state: "sent", people: [email] }]);
    await acme.delete(`/v2/workflows/${workflow._id}`);
  });

  it("ends the mails with one click, after which an admin can neither send nor confirm", async () => {
    const email = makeAddress();
    const workflow = await createWorkflow(email);
    const confirming = await findToken(email);
    await submit(confirming, { choice: "confirm" });
    const first = await book();
    await run(first.event, first.start - DAY);
    const ending = await findToken(email);
    expect(ending).not.toBe(confirming);
    const oneClick = await submit(ending, { "List-Unsubscribe": "One-Click" });
    expect([oneClick.status, await readState(workflow)]).toEqual([200, "stopped"]);
    await submit(ending, { choice: "confirm" });
    expect([await readState(workflow), (await openPage(ending))?.form]).toEqual(["stopped", null]);

    const second = await book();
    await run(second.event, second.start - DAY);
    expect(await listSteps(second.event)).toMatchObject([{ reason: "unconfirmed_address" }]);
    const again = await acme.post(`/v2/workflows/${workflow._id}/address_confirmations`, { email });
    expect(again.status).toBe(409);
    await acme.delete(`/v2/workflows/${workflow._id}`);
    const renewed = await createWorkflow(email);
    expect(renewed.addresses).toEqual([{ email, state: "stopped" }]);
    expect((await openPage(confirming))?.form).not.toBeNull();
    await acme.delete(`/v2/workflows/${renewed._id}`);
  });

  it("is mailed the link again after ten minutes at the earliest", async () => {
    const email = makeAddress();
    const workflow = await createWorkflow(email);
    await acme.put(`/v2/workflows/${workflow._id}`, { steps: [buildStep(email)] });
    expect(await listMails(email)).toHaveLength(1);
    const path = `/v2/workflows/${workflow._id}/address_confirmations`;
    const soon = await acme.post(path, { email });
    expect([soon.status, soon.headers.get("retry-after")]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    const later = asInstant(Date.now() + 11 * MINUTE);
    await sendAddressConfirmation(api.db, asOrganizationId(acme.id), workflow._id, email, later);
    expect(await listMails(email)).toHaveLength(2);
    const unknown = await acme.post(path, { email: "other@example.com" });
    expect([unknown.status, unknown.body.errors[0].pointer]).toEqual([404, "/email"]);
    await acme.delete(`/v2/workflows/${workflow._id}`);
  });

  it("is not confirmed by a form of another website, or with an unknown token", async () => {
    const email = makeAddress();
    const workflow = await createWorkflow(email);
    const token = await findToken(email);
    const request = new Request(`http://localhost:3000/mail/${token}/submit`, {
      method: "POST",
      body: new URLSearchParams({ choice: "confirm" }),
      headers: { "sec-fetch-site": "cross-site" },
    });
    await handleAddressForm(request, token, BROWSER);
    await submit("forged", { choice: "confirm" });
    expect([await readState(workflow), await openPage("forged")]).toEqual(["unconfirmed", null]);
    await acme.delete(`/v2/workflows/${workflow._id}`);
  });

  it("is in the audit log and in exports, and its erasure ends what is planned for it", async () => {
    const email = makeAddress();
    const other = makeAddress();
    const workflow = await createTestWorkflow(acme, [{ ...buildStep(email), addresses: [email, other] }]);
    await submit(await findToken(email), { choice: "confirm" });
    const { body: log } = await acme.get("/v2/audit?resource=workflow_address&limit=3");
    expect(log[0]).toMatchObject({ action: "update", actor: { kind: "booker" }, resource_name: email });
    const exported = await acme.get(`/v2/personal_data?email=${encodeURIComponent(email)}`);
    expect(exported.body.workflow_addresses).toMatchObject([{ email, stopped_at: null }]);

    const { event } = await book();
    const erased = await acme.post("/v2/personal_data/erasures", { email });
    expect(erased.status).toBe(201);
    expect(await api.db.workflowAddress.count({ where: { email } })).toBe(0);
    const { body: left } = await acme.get(`/v2/workflows/${workflow._id}`);
    expect(left.steps[0].addresses).toEqual([other]);
    expect((await listSteps(event)).map(({ people }: { people: string[] }) => people)).toEqual([[other]]);
    await acme.delete(`/v2/workflows/${workflow._id}`);
  });
});

describe("bad input", () => {
  it.each([
    ["a template", { template: "reminder", subject: "", text: "" }, "/steps/0/template"],
    ["no address", { addresses: ["office"] }, "/steps/0/addresses/0"],
    [
      "six addresses",
      { addresses: Array.from({ length: 6 }, (_, n) => `a${n}@example.com`) },
      "/steps/0/addresses",
    ],
    ["a notification", { channel: "push" }, "/steps/0/addresses"],
  ])("names the field of %s", async (_, wrong, pointer) => {
    const steps = [{ ...buildStep("office@example.com"), ...wrong }];
    const { status, body } = await acme.post("/v2/workflows", { name: "Wrong", steps });
    expect([status, body.errors.map((error: { pointer: string }) => error.pointer)]).toEqual([
      400,
      expect.arrayContaining([pointer]),
    ]);
  });

  it("rejects more than a hundred addresses of an organisation, and mails none of them", async () => {
    const tenant = await api.tenant();
    const buildMany = (from: number) =>
      Array.from({ length: 10 }, (_, step) => ({
        ...buildStep(""),
        addresses: Array.from({ length: 5 }, (_, n) => `a${from + step * 5 + n}@example.com`),
      }));
    for (const from of [0, 50]) await createTestWorkflow(tenant, buildMany(from));
    const third = await tenant.post("/v2/workflows", { name: "Third", steps: buildMany(100) });
    expect(third.status).toBe(409);
    expect((await tenant.get("/v2/mails?limit=200")).body).toHaveLength(100);
  });
});
