import { authenticateUser } from "@/lib/api/authenticate-user";
import { requireAccess } from "@/lib/api/require-access";
import { HOUR, type Instant } from "@/lib/core/time/instant";
import { Precondition } from "@/lib/domain/contracts/etag";
import { ApiProblem } from "@/lib/domain/contracts/problem";
import { cancelEvent } from "@/lib/domain/events/changes/cancel-event";
import { confirmEvent } from "@/lib/domain/events/changes/confirm-event";
import { syncHostCalendars } from "@/lib/domain/events/changes/sync-host-calendars";
import { cancelEventContract, confirmEventContract } from "@/lib/domain/events/operations-contract";
import { lockEventRow } from "@/lib/domain/events/planned-steps/lock-event-row";
import { deriveEventPhase } from "@/lib/domain/events/policy";
import { enqueueSlackUpdates } from "@/lib/domain/events/slack/enqueue-slack-updates";
import { findPresser, type Presser } from "@/lib/domain/events/slack/find-presser";
import { notifyPresser } from "@/lib/domain/events/slack/notify-presser";
import type { PressOutcome } from "@/lib/domain/messaging/slack/options";
import { findSlackAccess } from "@/lib/domain/messaging/slack/slack-connection";
import type { RUN_SLACK_PRESS } from "@/lib/domain/messaging/slack/tasks";
import { runAsActor } from "@/lib/platform/db/actor";
import { type Db, withTransaction } from "@/lib/platform/db/client";
import type { SlackMessage, SlackPress } from "@/lib/platform/db/generated/client";
import { asOrganizationId } from "@/lib/platform/db/organization-id";
import type { PayloadOf } from "@/lib/platform/queue/task";

/** A press is not carried out after an outage that the person has not waited for. */
const MAX_DELAY_MS = HOUR;

type Press = SlackPress & { message: SlackMessage };

/**
 * Carries out the press of a button as the user whose address the member of the workspace has, with that user's
 * permissions. The change and the press's outcome are written together, so that it happens once. An outcome other than
 * the change is answered to the person who pressed.
 */
export async function runSlackPress(
  db: Db,
  { organization: id, press: pressId }: PayloadOf<typeof RUN_SLACK_PRESS>,
  now: Instant,
): Promise<void> {
  const organization = asOrganizationId(id);
  const press = await db.slackPress.findFirst({
    where: { organizationId: organization, id: pressId, outcome: null },
    include: { message: true },
  });
  const access = press && (await findSlackAccess(db, organization));
  if (!press || !access) return;
  const { slackUserId, message } = press;
  const presser = await findPresser(db, access, slackUserId, now);
  const isLate = now - press.createdAt.getTime() > MAX_DELAY_MS;
  const outcome = !presser
    ? "unknown_person"
    : isLate
      ? "not_possible"
      : await tryPress(db, press, presser, now);
  if (outcome === "done") return;
  await withTransaction(db, async (tx) => {
    await recordOutcome(tx, press, outcome);
    // The buttons of a request that is settled must not stay.
    if (message.eventId) await enqueueSlackUpdates(tx, organization, message.eventId);
  });
  await notifyPresser(db, access, { message, slackUserId, user: presser?.user ?? null, outcome }, now);
}

const recordOutcome = (tx: Db, { organizationId, id }: SlackPress, outcome: PressOutcome) =>
  tx.slackPress.updateMany({ where: { organizationId, id, outcome: null }, data: { outcome } });

/** Changes the event; a rejection of its rules is an outcome. */
async function tryPress(db: Db, press: Press, presser: Presser, now: Instant): Promise<PressOutcome> {
  try {
    await requirePermission(press, presser);
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return "forbidden";
    throw error;
  }
  try {
    if (press.action === "confirm") await syncHostCalendars(db, buildTarget(press, now));
    const actor = {
      kind: "user",
      id: presser.user,
      requestId: press.id,
      origin: { address: null, device: "Slack" },
    };
    return await runAsActor(actor, () => withTransaction(db, (tx) => changeRequest(tx, press, presser, now)));
  } catch (error) {
    if (error instanceof ApiProblem && error.status < 500) return "not_possible";
    throw error;
  }
}

/** Checks the same permission as the endpoint that the console calls. */
async function requirePermission({ action, message }: Press, presser: Presser): Promise<void> {
  const contract = action === "confirm" ? confirmEventContract : cancelEventContract;
  const authenticated = await authenticateUser(presser, contract.audience ?? "admins");
  const auth = {
    ...authenticated,
    mode: "live" as const,
    version: null,
    scopes: null,
    expiresAt: null,
    session: null,
    impersonator: null,
    authenticatedAt: null,
    token: null,
  };
  await requireAccess(contract, auth, { params: { event_id: message.eventId }, query: {}, body: {} });
}

const buildTarget = ({ organizationId, message: { eventId } }: Press, now: Instant) => ({
  organization: asOrganizationId(organizationId),
  id: eventId ?? "",
  precondition: new Precondition(null),
  now,
});

/** Answers the request if it is still open: a late press must not cancel a meeting that was confirmed meanwhile. */
async function changeRequest(tx: Db, press: Press, { name }: Presser, now: Instant): Promise<PressOutcome> {
  const target = buildTarget(press, now);
  const event = await lockEventRow(tx, target.organization, target.id);
  if (!event || deriveEventPhase(event) !== "planning") return "settled";
  if (press.action === "confirm") await confirmEvent(tx, target, undefined, {});
  else await cancelEvent(tx, target, undefined);
  await tx.slackMessage.updateMany({
    where: { organizationId: press.organizationId, eventId: event.id, kind: "meeting" },
    data: { answeredBy: name },
  });
  await recordOutcome(tx, press, "done");
  return "done";
}
