import { beforeAll, expect, it } from "vitest";
import { asInstant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { addMessage } from "@/lib/domain/events/changes/add-message";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { declineEvent } from "@/lib/domain/events/changes/decline-event";
import { inviteToEvent } from "@/lib/domain/events/changes/invite-to-event";
import { updateEvent } from "@/lib/domain/events/changes/update-event";
import { voteOnEvent } from "@/lib/domain/events/changes/vote-on-event";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import { createTestApi, type Tenant } from "../support/api";
import { createTestEvent, DATE } from "../support/events";
import { createTestHost } from "../support/users";

const api = createTestApi();

let acme: Tenant;
beforeAll(async () => {
  acme = await api.tenant();
});

const OTHER = { date: "2031-03-11T09:00:00", end_date: "2031-03-11T10:00:00" };
const THIRD = { date: "2031-03-12T09:00:00", end_date: "2031-03-12T10:00:00" };
const invitee = "ana@example.com";

it("the timeline records the effects of each operation, and nothing without a change", {
  tags: "main",
}, async () => {
  const event = await createTestEvent(acme, await createTestHost(acme), {
    dates: [DATE, OTHER],
    invitees: [{ email: invitee }],
  });
  const target = {
    organization: asOrganizationId(acme.id),
    id: event._id,
    precondition: new Precondition(null),
    now: asInstant(Date.now()),
  };
  const [{ _id: first }, { _id: second }] = event.dates;
  const confirm = (date_id?: string) => confirmEvent(api.db, target, { date_id }, {});
  const update = (body: Parameters<typeof updateEvent>[2]) => updateEvent(api.db, target, body);
  const vote = (answer: "yes" | "no") => voteOnEvent(api.db, target, { invitee, dates: { [first]: answer } });

  const steps: [step: () => Promise<{ happened: string | null }>, happened: string | null][] = [
    [() => update({ title: "While it is planned" }), null],
    [() => vote("yes"), "voted"],
    [() => vote("yes"), null],
    [() => addMessage(api.db, target, { body: "Hi" }), "message"],
    [() => inviteToEvent(api.db, target, { email: "bo@example.com" }), "new_invitee"],
    [() => confirm(first), "confirmed"],
    [() => confirm(first), null],
    [() => confirm(second), "updated"],
    [() => update({ title: "While it is confirmed" }), "updated"],
    [() => update({ title: "While it is confirmed" }), null],
    [() => update({ dates: [DATE, THIRD] }), null], // The event is in planning again.
    [() => confirm(), "updated"],
    [() => declineEvent(api.db, target, { invitee }), "declined"],
    [() => declineEvent(api.db, target, { invitee }), null],
    [() => cancelEvent(api.db, target, undefined), "cancelled"],
    [() => cancelEvent(api.db, target, undefined), null],
  ];
  for (const [index, [step, happened]] of steps.entries()) {
    expect([index, (await step()).happened]).toEqual([index, happened]);
  }
});
