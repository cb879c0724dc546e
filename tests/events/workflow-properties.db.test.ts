import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { asInstant, DAY, HOUR, type Instant, MINUTE } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { parseCalendarLines } from "@/lib/domain/events/calendar-lines/calendar-line";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { inviteToEvent } from "@/lib/domain/events/changes/invite-to-event";
import { removeInvitee } from "@/lib/domain/events/changes/remove-invitee";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { replanSteps } from "@/lib/domain/events/planned-steps/replan-steps";
import { runDueSteps } from "@/lib/domain/events/planned-steps/run-due-steps";
import { updateWorkflow } from "@/lib/domain/events/workflows/update-workflow";
import { reassignEvent } from "@/lib/domain/lifecycle/offboarding/reassign-event";
import { asOrganizationId, type OrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent } from "../support/events";
import { createTestHost, makeUniqueName } from "../support/users";
import { createTestWorkflow, REMINDER_STEP } from "../support/workflows";

const api = createTestApi();

const START = Date.UTC(2031, 2, 10, 9);

let acme: Tenant;
let organization: OrganizationId;
let host: { _id: string };
let colleague: { _id: string };
beforeAll(async () => {
  acme = await api.tenant();
  organization = asOrganizationId(acme.id);
  host = await createTestHost(acme);
  colleague = await createTestHost(acme);
});

const HOURS = fc.integer({ min: 0, max: 40 });

const operation = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("wait" as const), hours: HOURS }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("move" as const),
      hours: fc.integer({ min: -60, max: 120 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("invite" as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("remove" as const), guest: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("decline" as const), guest: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("toggle" as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("retime" as const), hours: fc.integer({ min: 1, max: 48 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reassign" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("readdress" as const),
      to: fc.subarray(["guests", "host", "booker"], { minLength: 1 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("cancel" as const) }) },
);

type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const AFTER_STEP = {
  when: { trigger: "after_end", amount: 1, unit: "hours" },
  to: ["guests"],
  subject: "Thanks",
  text: "Thank you.",
};

/** A line in calendar entries, which sends nothing. */
const LINE_STEP = {
  when: { trigger: "before_start", amount: 40, unit: "hours" },
  channel: "calendar",
  to: ["guests", "host"],
  text: "Bring {title}",
};

let sentSteps = 0;
let addedLines = 0;

/** A meeting with a workflow, and the clock of the test. */
async function createStage() {
  const workflow = await createTestWorkflow(acme, [
    { ...REMINDER_STEP, to: ["guests", "host"] },
    AFTER_STEP,
    LINE_STEP,
  ]);
  const event = await createTestEvent(acme, host, {
    dates: [{ date: new Date(START).toISOString(), end_date: new Date(START + HOUR).toISOString() }],
    confirmed: { flag: true },
    invitees: ["one", "two"].map((name) => ({ email: `${makeUniqueName(name)}@example.com` })),
  });
  return { workflow, event, now: asInstant(START - 5 * DAY), mailed: new Set<string>() };
}

type Stage = Awaited<ReturnType<typeof createStage>>;

const readEvent = ({ event }: Stage) =>
  api.db.event.findFirstOrThrow({
    where: { organizationId: acme.id, id: event._id },
    include: { invitees: true, declines: true, dates: true },
  });

/** Runs the due steps, and checks that each new mail goes to somebody who takes part, and not after the start. */
async function runAndCheck(stage: Stage) {
  await runDueSteps(api.db, { organization: acme.id, event: stage.event._id }, stage.now);
  const { invitees, declines, dates, cancelledAt } = await readEvent(stage);
  const present = invitees.filter(({ id }) => !declines.some(({ inviteeId }) => inviteeId === id));
  const where = { organizationId: acme.id, eventId: stage.event._id, kind: "workflow" };
  for (const { id, recipient, subject } of await api.db.mail.findMany({ where })) {
    if (stage.mailed.has(id)) continue;
    stage.mailed.add(id);
    expect(present.map(({ email }) => email)).toContain(recipient);
    expect(cancelledAt).toBeNull();
    if (subject !== "Thanks") expect(Number(dates[0]?.startsAt)).toBeGreaterThan(stage.now);
  }
}

async function apply(stage: Stage, operation: Operation) {
  const { workflow } = stage;
  const precondition = new Precondition(null);
  const target = { organization, id: stage.event._id, precondition, now: stage.now };
  const { invitees, cancelledAt, dates } = await readEvent(stage);
  const guests = invitees.filter(({ isOrganizer: su }) => !su);
  if (operation.kind === "wait") {
    stage.now = asInstant(stage.now + operation.hours * HOUR);
    return;
  }
  if (operation.kind === "toggle" || operation.kind === "retime" || operation.kind === "readdress") {
    const { enabled, steps } = (await acme.get(`/v2/workflows/${workflow._id}`)).body;
    const [first, ...others] = steps;
    const when = { ...first.when, unit: "hours" as const };
    const body =
      operation.kind === "toggle"
        ? { enabled: !enabled }
        : operation.kind === "readdress"
          ? { steps: [{ ...first, to: operation.to }, ...others] }
          : { steps: [{ ...first, when: { ...when, amount: operation.hours } }, ...others] };
    await updateWorkflow(api.db, organization, workflow._id, body, {
      precondition,
      now: stage.now,
      canCreateWebhooks: true,
    });
    await replanSteps(api.db, { organization: acme.id }, stage.now);
    return;
  }
  if (cancelledAt) return;
  const pick = (index: number) => guests[index % Math.max(guests.length, 1)];
  switch (operation.kind) {
    case "move": {
      const start = Number(dates[0]?.startsAt) + operation.hours * HOUR;
      if (start <= stage.now) return;
      const date = { _id: dates[0]?.id, date: iso(start), end_date: iso(start + HOUR) };
      await updateEvent(api.db, target, { dates: [date] } as Parameters<typeof updateEvent>[2]);
      return;
    }
    case "invite":
      await inviteToEvent(api.db, target, { email: `${makeUniqueName("guest")}@example.com` });
      return;
    case "remove": {
      const guest = pick(operation.guest);
      if (guest) await removeInvitee(api.db, target, guest.id);
      return;
    }
    case "decline": {
      const guest = pick(operation.guest);
      if (guest) await declineEvent(api.db, target, { invitee: guest.id });
      return;
    }
    case "reassign": {
      const departing = invitees.find(({ isOrganizer }) => isOrganizer)?.userId ?? host._id;
      const user = departing === host._id ? colleague._id : host._id;
      await reassignEvent(api.db, target, { departing, to: { user } });
      return;
    }
    case "cancel":
      await cancelEvent(api.db, target, {});
  }
}

const iso = (at: number) => new Date(at).toISOString();

it("sends each step at most once for a time, to those who take part, and explains all others", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(operation, { minLength: 4, maxLength: 14 }), async (operations) => {
      const stage = await createStage();
      for (const one of operations) {
        await apply(stage, one);
        await runAndCheck(stage);
        await runAndCheck(stage);
      }
      // The worker continues each hour until all is over.
      const end = asInstant(Math.max(stage.now, START) + 30 * DAY);
      for (let at: Instant = stage.now; at < end; at = asInstant(at + 12 * HOUR + 7 * MINUTE)) {
        stage.now = at;
        await runAndCheck(stage);
      }
      await checkSteps(stage);
      await acme.delete(`/v2/workflows/${stage.workflow._id}`);
    }),
    { numRuns: 20, seed: 44 },
  );
  expect(sentSteps).toBeGreaterThan(20);
  expect(addedLines).toBeGreaterThan(5);
}, 240_000);

/** Every step has ended; a sent one has one mail, and the next of the same step comes after the time of the first. */
async function checkSteps({ event, mailed }: Stage) {
  const where = { organizationId: acme.id, eventId: event._id };
  const steps = await api.db.plannedStep.findMany({ where });
  expect(steps.filter(({ state }) => state === "planned")).toEqual([]);
  expect(steps.filter(({ state, reason }) => state === "skipped" && reason === null)).toEqual([]);
  const added = steps.filter(({ state, channel }) => state === "sent" && channel === "calendar");
  const { calendarLines } = await api.db.event.findFirstOrThrow({
    where: { organizationId: acme.id, id: event._id },
  });
  expect(parseCalendarLines({ calendarLines }).length).toBeLessThanOrEqual(Math.min(added.length, 1));
  addedLines += added.length;
  const sent = steps.filter(({ state, channel }) => state === "sent" && channel === "mail");
  expect(mailed.size).toBe(sent.length);
  sentSteps += sent.length;
  for (const one of sent)
    for (const other of sent) {
      const isSame = one.stepId === other.stepId && one.recipient === other.recipient && one.id !== other.id;
      if (!isSame) continue;
      const [earlier, later] = Number(one.endedAt) <= Number(other.endedAt) ? [one, other] : [other, one];
      expect(Number(later.dueAt)).toBeGreaterThanOrEqual(Number(earlier.occasion));
    }
}
