import { beforeAll, describe, expect, it } from "vitest";
import { asInstant, DAY } from "@/lib/core/time/instant";
import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { assignTestTemplate, createTestTemplate } from "../support/templates";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow, REMINDER_STEP } from "../support/workflows";

const api = createTestApi();

let acme: Tenant;

beforeAll(async () => {
  acme = await api.tenant();
});

const START = Date.UTC(2031, 2, 10, 9);

interface Page {
  _id: string;
  nickname: string;
}

const book = ({ nickname }: Page) =>
  createTestBooking(acme, {
    page: nickname,
    start: new Date(START).toISOString(),
    attendee: { name: "Ana Silva", email: `${makeUniqueName("ana")}@example.com` },
  });

const listSteps = async (event: { _id: string }) =>
  (await acme.get(`/v2/events/${event._id}/timeline`)).body.flatMap(
    ({ step }: { step: { state: string; reason: string | null } | null }) =>
      step ? [[step.state, step.reason]] : [],
  );

/** Runs the job that the last change has queued. */
async function replan() {
  const { rows } = await api.pool.query(
    "DELETE FROM graphile_worker._private_jobs WHERE key LIKE $1 RETURNING key",
    [`replan_steps/${acme.id}%`],
  );
  expect(rows.length).toBeGreaterThan(0);
  await replanSteps(api.db, { organization: acme.id }, asInstant(Date.now()));
}

/** A page that follows a template, one that does not, and a workflow for the template. */
async function createPages() {
  const [host, other] = [await createTestHost(acme), await createTestHost(acme)];
  const custom = { auto_confirm: true };
  const template = await createTestTemplate(acme, { custom });
  const page: Page = await assignTestTemplate(acme, template, [host._id]);
  const otherPage: Page = await createTestPage(acme, other._id, { custom });
  const workflow = await createTestWorkflow(acme, [REMINDER_STEP], { filter: { templates: [template._id] } });
  return { template, page, other, otherPage, workflow };
}

describe("a workflow for the pages of a template", () => {
  it("is for meetings of these pages only", { tags: "main" }, async () => {
    const { page, otherPage, workflow } = await createPages();
    const [meeting, unconcerned] = [await book(page), await book(otherPage)];
    expect(await listSteps(meeting)).toEqual([["planned", null]]);
    expect(await listSteps(unconcerned)).toEqual([]);
    const tryOn = async ({ _id: event }: { _id: string }) =>
      (await acme.post(`/v2/workflows/${workflow._id}/try`, { event })).body.in_filter;
    expect([await tryOn(meeting), await tryOn(unconcerned)]).toEqual([true, false]);
  });

  it("follows the pages that join and leave the template", async () => {
    const { template, page, other, otherPage } = await createPages();
    const [meeting, joining] = [await book(page), await book(otherPage)];
    await replan();
    const released = await acme.post(`/v2/page_templates/${template._id}/release`, {
      pages: [page._id],
      afterwards: "keep",
    });
    expect(released.status, JSON.stringify(released.body)).toBe(200);
    await replan();
    expect(await listSteps(meeting)).toEqual([["skipped", "workflow_changed"]]);
    await assignTestTemplate(acme, template, [other._id], { use: "primary_page" });
    await replan();
    expect(await listSteps(joining)).toEqual([["planned", null]]);
  });

  it("sends nothing about a page that has left in between", async () => {
    const { page, template } = await createPages();
    const meeting = await book(page);
    await acme.post(`/v2/page_templates/${template._id}/release`, { pages: [page._id], afterwards: "keep" });
    await runDueSteps(api.db, { organization: acme.id, event: meeting._id }, asInstant(START - DAY));
    expect(await listSteps(meeting)).toEqual([["skipped", "workflow_changed"]]);
    expect((await acme.get(`/v2/mails?event=${meeting._id}&limit=50`)).body).not.toContainEqual(
      expect.objectContaining({ kind: "workflow" }),
    );
  });

  it("keeps the id of a deleted template, and is for no page then", async () => {
    const { page, template, workflow } = await createPages();
    const meeting = await book(page);
    await replan();
    expect((await acme.delete(`/v2/page_templates/${template._id}?pages=keep`)).status).toBe(200);
    await replan();
    expect(await listSteps(meeting)).toEqual([["skipped", "workflow_changed"]]);
    const { status, body } = await acme.put(`/v2/workflows/${workflow._id}`, {
      name: "Reminders",
      filter: { templates: [template._id] },
      steps: [REMINDER_STEP],
    });
    expect([status, body.filter]).toEqual([200, { templates: [template._id] }]);
  });

  it("rejects a template of another organisation", async () => {
    const stranger = await createTestTemplate(await api.tenant());
    const body = { name: "Wrong", steps: [REMINDER_STEP], filter: { templates: [stranger._id] } };
    const made = await acme.post("/v2/workflows", body);
    expect([made.status, made.body.errors[0].pointer]).toEqual([400, "/filter/templates/0"]);
  });
});
