import { measureSms } from "@/lib/core/text/measure-sms";
import { DAY, type Instant } from "@/lib/core/time/instant";
import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { isWithinBudget } from "@/lib/domain/messaging/sms/budget";
import { findConsentingNumbers } from "@/lib/domain/messaging/sms/consents";
import { getSmsProvider } from "@/lib/domain/messaging/sms/find-provider";
import { findStoppedNumbers } from "@/lib/domain/messaging/sms/find-stopped-numbers";
import { canReplyTo } from "@/lib/domain/messaging/sms/policy";
import { findSmsAccount, readBudget } from "@/lib/domain/messaging/sms/queries";
import { type NewTextMessage, storeTextMessages } from "@/lib/domain/messaging/sms/store-text-messages";
import { getSmsUsage, toUsageMonth } from "@/lib/domain/messaging/sms/usage";
import { loadMessageTexts, recordTextFailures } from "@/lib/domain/messaging/texts/load-message-texts";
import { type HostPhone, listHostPhones } from "@/lib/domain/people/phones/queries";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { SmsAccount } from "@/lib/platform/db/generated/client";
import type { OrganizationId } from "@/lib/platform/db/organization-id";
import { log } from "@/lib/platform/log/log";
import { findTextNumber } from "./find-text-number";
import { isHost } from "./is-host";
import { findConfirmedTime } from "./list-wanted-steps";
import { findStepSmsKey, renderStepSms } from "./render-step-sms";
import type { StepDispatch, StepMessage, StepOutcome } from "./step-channel";

/** Stores the SMS of steps, and queues the jobs that send them. A sandbox needs no account, as it sends nothing. */
export async function enqueueStepTexts(
  tx: Db,
  sent: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const { organization, event, messages, now } = sent;
  const { test, name: organizationName, hour_cycle: hourCycle } = await getBranding(tx, organization);
  const account = await findSmsAccount(tx, organization);
  if (!test && !account) return new Map(messages.map(({ id }) => [id, "sms_off"]));
  const phones = await listHostPhones(tx, organization, listHostIds(sent));
  const dispatch = { ...sent, visitors: sent.visitors.map((visitor) => applyHostReader(visitor, phones)) };
  const canReply = account === null || canReplyTo(account.sender);
  const own = await loadMessageTexts(tx, organization, listTextKeys(dispatch));
  const { maxLength } = getSmsProvider(account?.provider ?? "twilio");
  const style = { hourCycle, canReply, maxLength, organizationName, texts: own };
  const outcomes = new Map<string, StepOutcome>();
  const texts: NewTextMessage[] = [];
  for (const message of messages) {
    const built = buildTextMessage(dispatch, message, { style, phones });
    if (typeof built === "string") outcomes.set(message.id, built);
    else texts.push(built);
  }
  await recordTextFailures(tx, organization, own);
  const numbers = texts.map(({ recipient }) => recipient);
  const stopped = await findStoppedNumbers(tx, organization, numbers);
  const consenting = await findConsentingNumbers(tx, organization, numbers, event.id);
  const hosts = new Set(dispatch.visitors.filter(isHost).map(({ id }) => id));
  const hasBudgetFor = await createBudgetCheck(tx, organization, account, now);
  const wanted: NewTextMessage[] = [];
  for (const text of texts) {
    const outcome = stopped.has(text.recipient)
      ? "stopped"
      : !hosts.has(text.invitee) && !consenting.has(text.recipient) // hosts have proven their numbers
        ? "no_consent"
        : hasBudgetFor(text)
          ? "sent"
          : "over_budget";
    outcomes.set(text.step, outcome);
    if (outcome === "sent") wanted.push(text);
  }
  await storeTextMessages(tx, organization, wanted, now);
  return outcomes;
}

export const listHostIds = ({ visitors, messages }: StepDispatch): string[] =>
  visitors
    .filter((visitor) => isHost(visitor) && messages.some(({ recipient }) => recipient === visitor.id))
    .flatMap(({ userId }) => userId ?? []);

/** A host with a number is written to in the language and time zone of the account. */
export function applyHostReader(visitor: EventVisitor, phones: readonly HostPhone[]): EventVisitor {
  const phone = isHost(visitor) && phones.find(({ user }) => user === visitor.userId);
  return phone ? { ...visitor, locale: phone.language, timezone: phone.timezone } : visitor;
}

const listTextKeys = ({ visitors, messages }: StepDispatch) =>
  messages.flatMap(({ recipient, step }) => {
    const visitor = visitors.find(({ id }) => id === recipient);
    return (visitor && findStepSmsKey(step, visitor)) ?? [];
  });

/** Creates a check that counts each message it allows; the job that sends counts them again, all together. */
async function createBudgetCheck(
  tx: Db,
  organization: OrganizationId,
  account: SmsAccount | null,
  now: Instant,
): Promise<(text: NewTextMessage) => boolean> {
  const budget = readBudget(account);
  if (!budget) return () => true;
  const usage = await getSmsUsage(tx, organization, toUsageMonth(now));
  let parts = 0;
  return ({ text }) => {
    const more = parts + measureSms(text).parts;
    if (!isWithinBudget(budget, usage, more)) return false;
    parts = more;
    return true;
  };
}

function buildTextMessage(
  { event, visitors, now }: StepDispatch,
  { id, recipient: invitee, step }: StepMessage,
  { style, phones }: { style: Parameters<typeof renderStepSms>[2]; phones: readonly HostPhone[] },
): NewTextMessage | StepOutcome {
  const visitor = visitors.find((one) => one.id === invitee);
  if (!visitor || visitor.hasLeft) return "left";
  const recipient = isHost(visitor)
    ? phones.find(({ user }) => user === visitor.userId)?.number
    : findTextNumber(visitor);
  if (!recipient) return isHost(visitor) ? "no_host_phone" : "no_phone";
  const expiresAt = new Date(deriveTextExpiry(step.when.trigger, event, now));
  try {
    const { text, asks } = renderStepSms(step, visitor, style);
    const zone = visitor.timezone ?? event.timezone;
    return text ? { event: event.id, step: id, invitee, recipient, text, asks, zone, expiresAt } : "error";
  } catch (error) {
    log().error({ err: error, step: id }, "the SMS of a workflow could not be rendered");
    return "error";
  }
}

/** How long the provider is asked again while it does not accept messages. */
const MAX_WAIT_MS = 2 * DAY;

/** A message before the meeting is not sent after its start. */
export function deriveTextExpiry(
  trigger: StepMessage["step"]["when"]["trigger"],
  event: StepDispatch["event"],
  now: Instant,
): number {
  const time = findConfirmedTime(event);
  const latest = now + MAX_WAIT_MS;
  if (trigger === "before_start") return Math.min(latest, time?.start ?? latest);
  if (trigger === "before_end") return Math.min(latest, time?.end ?? latest);
  return latest;
}
