import { expect, it } from "vitest";
import { asInstant, DAY, HOUR } from "@/lib/core/time/instant";
import { runSubjectSteps } from "@/lib/domain/bookings/workflow-steps/run-subject-steps";
import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestForm, listFormResponses } from "../support/forms";
import { submitPublicForm } from "../support/public-forms";
import { recordStatements } from "../support/record-statements";
import { createTestHost, makeUniqueName } from "../support/users";
import { createTestWorkflow, REMINDER_STEP } from "../support/workflows";

const api = createTestApi({ WEBHOOK_ALLOWED_HOSTS: "127.0.0.1" });

const START = Date.UTC(2031, 2, 10, 9);
const MEETINGS = 2000;
const STEPS = 50; // of each meeting

const toDate = (start: number) => ({
  date: new Date(start).toISOString(),
  end_date: new Date(start + HOUR).toISOString(),
});

/** Copies the meeting and its step until there are 100,000 planned steps. */
async function fillTables(tenant: Tenant, event: { _id: string }) {
  const id = "lpad(to_hex(n), 24, '0')";
  await api.pool.query(
    `INSERT INTO events SELECT c.* FROM events e, generate_series(1, ${MEETINGS}) n,
       jsonb_populate_record(NULL::events, to_jsonb(e) || jsonb_build_object('id', ${id})) c
      WHERE e.organization_id = $1 AND e.id = $2`,
    [tenant.id, event._id],
  );
  await api.pool.query(
    `INSERT INTO planned_steps SELECT c.* FROM planned_steps s, generate_series(1, ${MEETINGS}) n, generate_series(1, ${STEPS}) m,
       jsonb_populate_record(NULL::planned_steps, to_jsonb(s) || jsonb_build_object(
         'id', lpad(to_hex(n * 1000 + m), 24, '0'), 'event_id', ${id}, 'recipient', m::text, 'workflow_id', (m % 10)::text)) c
      WHERE s.organization_id = $1 AND s.event_id = $2 AND s.channel = 'mail'`,
    [tenant.id, event._id],
  );
  await api.pool.query("VACUUM ANALYZE planned_steps, events");
}

/** Copies a message about the answers to a form until its workflow and nine others have sent 100,000. */
async function fillSubjectSteps(tenant: Tenant, workflow: { _id: string }) {
  await api.pool.query(
    `INSERT INTO subject_steps SELECT c.* FROM subject_steps s, generate_series(1, ${MEETINGS * STEPS}) n,
       jsonb_populate_record(NULL::subject_steps, to_jsonb(s) || jsonb_build_object(
         'id', lpad(to_hex(n), 24, '0'), 'subject_id', lpad(to_hex(n), 24, '0'), 'state', 'sent',
         'workflow_id', CASE n % 10 WHEN 0 THEN s.workflow_id ELSE (n % 10)::text END)) c
      WHERE s.organization_id = $1 AND s.workflow_id = $2`,
    [tenant.id, workflow._id],
  );
  await api.pool.query("VACUUM ANALYZE subject_steps");
}

async function expectNoTableRead(statements: readonly string[], tables: string) {
  const plans: string[] = [];
  for (const text of new Set(statements)) {
    const { rows } = await api.pool.query(`EXPLAIN (GENERIC_PLAN) ${text}`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan, text).not.toMatch(new RegExp(`Seq Scan on (${tables})`));
    plans.push(plan);
  }
  return plans.join("\n");
}

it.skipIf(process.env.CITUS_URL)(
  "no statement about steps reads a table of 100,000 of them",
  async () => {
    const acme = await api.tenant();
    const host = await createTestHost(acme);
    const hook = {
      when: REMINDER_STEP.when,
      channel: "webhook",
      url: "https://hooks.example.com/plans",
    };
    const workflow = await createTestWorkflow(acme, [{ ...REMINDER_STEP, to: ["guests"] }, hook]);
    const createMeeting = () =>
      createTestEvent(acme, host, {
        dates: [toDate(START)],
        confirmed: { flag: true },
        invitees: [{ email: `${makeUniqueName("guest")}@example.com` }],
      });
    await fillTables(acme, await createMeeting());

    const sent = await recordStatements(async () => {
      const event = await createMeeting();
      const job = { organization: acme.id, event: event._id };
      const dates = [{ _id: event.dates[0]._id, ...toDate(START + DAY) }];
      await acme.put(`/v2/events/${event._id}`, { dates });
      await runDueSteps(api.db, job, asInstant(START));
      await acme.get(`/v2/events/${event._id}/timeline`);
      await acme.get("/v2/workflows");
      await replanSteps(api.db, { organization: acme.id, after: "f".repeat(24) }, asInstant(START - DAY));
      await acme.put(`/v2/workflows/${workflow._id}`, { enabled: false });
      await acme.delete(`/v2/workflows/${workflow._id}`);
    });
    const statements = sent.filter((text) => /planned_steps|FROM events .*ends_at >= \$2/.test(text));
    expect(new Set(statements).size).toBeGreaterThan(8);
    await expectNoTableRead(statements, "planned_steps|events");
  },
  120_000,
);

it.skipIf(process.env.CITUS_URL)(
  "no statement about messages without a meeting reads a table of 100,000 of them",
  async () => {
    const acme = await api.tenant();
    const form = await createTestForm(acme, {
      questions: [{ key: "email", label: "E-mail", kind: "email" }],
    });
    const step = { when: { trigger: "form_answered" }, to: ["booker"], subject: "Thanks", text: "Hello" };
    const workflow = await createTestWorkflow(acme, [step], { filter: { forms: [form._id] } });
    const answer = async () => {
      await submitPublicForm(form.handle, { a_email: `${makeUniqueName("ana")}@example.com` });
      return (await listFormResponses(acme, form))[0] as { _id: string };
    };
    await answer();
    await fillSubjectSteps(acme, workflow);

    const sent = await recordStatements(async () => {
      const { _id: subject } = await answer();
      await runSubjectSteps(
        api.db,
        { organization: acme.id, trigger: "form_answered", subject },
        asInstant(Date.now() + HOUR),
      );
      await acme.get(`/v2/workflows/${workflow._id}/messages`);
      await acme.get("/v2/workflows");
      await acme.put(`/v2/workflows/${workflow._id}`, { enabled: false });
    });
    const statements = sent.filter((text) => text.includes("subject_steps"));
    expect(new Set(statements).size).toBeGreaterThan(5);
    expect(await expectNoTableRead(statements, "subject_steps")).toContain("subject_steps_pending");
  },
  120_000,
);
