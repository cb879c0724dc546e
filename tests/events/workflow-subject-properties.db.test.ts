import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { asInstant, DAY, HOUR, MINUTE } from "@/lib/core/time/instant";
import { recordBookedEvent } from "@/lib/domain/bookings/forms/responses/record-booked-event";
import { submitFormResponse } from "@/lib/domain/bookings/forms/responses/submit-form-response";
import { runSubjectSteps } from "@/lib/domain/bookings/workflow-steps/run-subject-steps";
import { Precondition } from "@/lib/domain/contracts/etag";
import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { updateWorkflow } from "@/lib/domain/events/workflows/update-workflow";
import { generateToken } from "@/lib/platform/crypto/token";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestBooking } from "../support/bookings";
import { createTestForm } from "../support/forms";
import { createTestHost, createTestPage, makeUniqueName } from "../support/users";
import { createTestWorkflow } from "../support/workflows";

const api = createTestApi({ RATE_LIMIT_BOOKING: "0" });

let acme: Tenant;
let organization: OrganizationId;

beforeAll(async () => {
  acme = await api.tenant();
  organization = asOrganizationId(acme.id);
});

const hours = fc.integer({ min: 0, max: 30 });

const constant = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind) });

const operation = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("wait" as const), hours }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("answer" as const), person: fc.nat(2) }) },
  { weight: 1, arbitrary: constant("toggle") },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("retime" as const), hours }) },
  { weight: 1, arbitrary: constant("settle") },
);

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const TEXT = { subject: "News", text: "Hello {recipient}" };

/** Toggles or retimes the workflow as an admin does. */
async function changeWorkflow(id: string, change: Operation, now: number) {
  const { enabled, steps } = (await acme.get(`/v2/workflows/${id}`)).body;
  const [first, ...others] = steps;
  const amount = change.kind === "retime" ? Math.max(1, change.hours) : 1;
  const retimed = { ...first, when: { ...first.when, amount, unit: "hours" } };
  const body = change.kind === "toggle" ? { enabled: !enabled } : { steps: [retimed, ...others] };
  const options = { precondition: new Precondition(null), now: asInstant(now), canCreateWebhooks: true };
  await updateWorkflow(api.db, organization, id, body, options);
  await replanSteps(api.db, { organization: acme.id }, asInstant(now));
}

it("writes about the answers to a form at most once, to the address of that moment", async () => {
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 3, maxLength: 10 }), async (operations) => {
      const questions = [{ key: "email", label: "E-mail", kind: "email" }];
      const { _id } = await createTestForm(acme, { questions });
      const form = await api.db.form.findFirstOrThrow({ where: { organizationId: acme.id, id: _id } });
      const step = { to: ["booker"], ...TEXT };
      const workflow = await createTestWorkflow(
        acme,
        [
          { ...step, when: { trigger: "form_answered", amount: 2, unit: "hours" } },
          { ...step, when: { trigger: "form_answered" } },
        ],
        { filter: { forms: [_id] } },
      );
      const token = generateToken();
      const people = [0, 1, 2].map(() => `${makeUniqueName("ana")}@example.com`);
      const seen = new Set<string>();
      let now = Date.now();
      let address = people[0] as string;
      let isSettled = false;
      const submit = async (email: string) => {
        const value = { key: "email", label: "E-mail", kind: "email" as const, value: email, text: email };
        const answers = [{ _id: questionId(form.questions), ...value }];
        await submitFormResponse(api.db, form, { answers, lang: "en", utm: null, token }, asInstant(now));
        if (!isSettled) address = email;
      };
      await submit(address);
      const response = await api.db.formResponse.findFirstOrThrow({
        where: { organizationId: acme.id, formId: _id },
        orderBy: { createdAt: "asc" },
      });
      const run = async () => {
        const payload = { organization: acme.id, trigger: "form_answered" as const, subject: response.id };
        await runSubjectSteps(api.db, payload, asInstant(now));
        const mails = await api.db.mail.findMany({
          where: { organizationId: acme.id, recipient: { in: people }, kind: "workflow" },
        });
        for (const { id, recipient } of mails.filter((mail) => !seen.has(mail.id))) {
          seen.add(id);
          expect(recipient).toBe(address);
        }
        expect(mails.length).toBeLessThanOrEqual(2);
      };
      for (const one of operations) {
        if (one.kind === "wait") now += one.hours * HOUR;
        else if (one.kind === "answer" && !isSettled) await submit(people[one.person] as string);
        else if (one.kind === "settle") {
          isSettled = true;
          const booked = { event: "65f0c1a2b3c4d5e6f7a8b9c0", now: asInstant(now) };
          await recordBookedEvent(api.db, organization, response.id, booked);
        } else if (one.kind !== "answer") await changeWorkflow(workflow._id, one, now);
        await run();
        await run();
      }
      now += 3 * DAY;
      await run();
      const steps = await api.db.subjectStep.findMany({
        where: { organizationId: acme.id, subjectId: response.id },
      });
      expect(steps.filter(({ state }) => state === "planned")).toEqual([]);
      expect(steps.filter(({ state }) => state === "sent")).toHaveLength(seen.size);
      expect(steps.filter(({ state, reason }) => state === "skipped" && reason === null)).toEqual([]);
      sent += seen.size;
      await acme.delete(`/v2/workflows/${workflow._id}`);
    }),
    { numRuns: 15, seed: 44 },
  );
  expect(sent).toBeGreaterThan(10);
}, 120_000);

const questionId = (questions: unknown): string => (questions as { _id: string }[])[0]?._id as string;

it("reminds of a request at most once, and never after its answer", async () => {
  const host = await createTestHost(acme);
  const page = await createTestPage(acme, host._id, { custom: { auto_confirm: false } });
  let weeks = 0;
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 2, maxLength: 8 }), async (operations) => {
      const when = { trigger: "unanswered", amount: 5, unit: "hours" };
      const workflow = await createTestWorkflow(acme, [{ when, to: ["booker"], ...TEXT }]);
      const event = await createTestBooking(acme, {
        page: page.nickname,
        start: new Date(Date.UTC(2031, 2, 10, 8) + 7 * weeks++ * DAY).toISOString(),
        attendee: { name: "Ana", email: `${makeUniqueName("ana")}@example.com` },
      });
      let now = Date.now();
      let count = 0;
      let isSettled = false;
      const run = async () => {
        await runDueSteps(api.db, { organization: acme.id, event: event._id }, asInstant(now));
        const mails = await api.db.mail.count({
          where: { organizationId: acme.id, eventId: event._id, kind: "workflow" },
        });
        expect(mails).toBeLessThanOrEqual(isSettled ? count : 1);
        count = mails;
      };
      for (const one of operations) {
        if (one.kind === "wait") now += one.hours * HOUR;
        else if (one.kind === "settle" && !isSettled) {
          isSettled = true;
          await acme.post(`/v2/events/${event._id}/${count % 2 === 0 ? "confirm" : "cancel"}`, {});
        } else if (one.kind === "toggle" || one.kind === "retime")
          await changeWorkflow(workflow._id, one, now);
        await run();
        await run();
      }
      now += 4 * DAY + MINUTE;
      await run();
      const where = { organizationId: acme.id, eventId: event._id, state: "planned" };
      expect(await api.db.plannedStep.count({ where })).toBe(0);
      sent += count;
      await acme.delete(`/v2/workflows/${workflow._id}`);
    }),
    { numRuns: 15, seed: 44 },
  );
  expect(sent).toBeGreaterThan(2);
}, 120_000);
