import type { EventVisitor } from "@/lib/domain/events/visitor/load-event-page";
import { findConsentingNumbers } from "@/lib/domain/messaging/sms/consents";
import { findStoppedNumbers } from "@/lib/domain/messaging/sms/find-stopped-numbers";
import { loadMessageTexts, recordTextFailures } from "@/lib/domain/messaging/texts/load-message-texts";
import { findWhatsappAccount, findWhatsappTemplates } from "@/lib/domain/messaging/whatsapp/queries";
import {
  type NewWhatsappMessage,
  storeWhatsappMessages,
} from "@/lib/domain/messaging/whatsapp/store-whatsapp-messages";
import { type HostPhone, listHostPhones } from "@/lib/domain/people/phones/queries";
import { getBranding } from "@/lib/domain/tenancy/branding/branding";
import type { Db } from "@/lib/platform/db/client";
import type { WhatsappTemplate } from "@/lib/platform/db/generated/client";
import { log } from "@/lib/platform/log/log";
import { enqueueStepMails } from "./enqueue-step-mails";
import { applyHostReader, deriveTextExpiry, enqueueStepTexts, listHostIds } from "./enqueue-step-texts";
import { findOpenWindows } from "./find-open-windows";
import { findTextNumber } from "./find-text-number";
import { isHost } from "./is-host";
import { findStepSmsKey, type SmsStyle } from "./render-step-sms";
import { renderStepWhatsapp } from "./render-step-whatsapp";
import type { StepDispatch, StepMessage, StepOutcome } from "./step-channel";

/** What a provider of SMS accepts of the text in place of the message. */
const MAX_LENGTH = 1000;

/**
 * Stores the WhatsApp messages of steps, and queues the jobs that send them. What cannot be sent now goes by the channel
 * in its place. A sandbox needs neither an account nor templates, as it sends nothing.
 */
export async function enqueueStepWhatsapp(
  tx: Db,
  sent: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const { organization, event, now } = sent;
  const { test, name: organizationName, hour_cycle: hourCycle } = await getBranding(tx, organization);
  const isOff = !test && !(await findWhatsappAccount(tx, organization));
  const phones = await listHostPhones(tx, organization, listHostIds(sent));
  const dispatch = { ...sent, visitors: sent.visitors.map((visitor) => applyHostReader(visitor, phones)) };
  const texts = await loadMessageTexts(tx, organization, listTextKeys(dispatch));
  const facts: Facts = {
    templates: await findWhatsappTemplates(tx, organization, listTemplateNames(sent.messages)),
    windows: await findOpenWindows(tx, organization, event.id, now),
    isTest: test,
    style: { hourCycle, canReply: true, maxLength: MAX_LENGTH, organizationName, texts },
    phones,
  };
  const built = new Map(
    dispatch.messages.map((message) => [
      message.id,
      isOff ? ("whatsapp_off" as const) : buildMessage(dispatch, message, facts),
    ]),
  );
  await recordTextFailures(tx, organization, texts);
  const permitted = await applyConsents(tx, dispatch, built);
  await storeWhatsappMessages(
    tx,
    organization,
    [...permitted.values()].filter((one) => typeof one !== "string"),
    now,
  );
  const outcomes = new Map<string, StepOutcome>();
  for (const [id, one] of permitted) outcomes.set(id, typeof one === "string" ? one : "sent");
  for (const [id, outcome] of await enqueueSubstitutes(tx, sent, outcomes)) outcomes.set(id, outcome);
  return outcomes;
}

type Built = NewWhatsappMessage | StepOutcome;

interface Facts {
  templates: readonly WhatsappTemplate[];
  /** Ids of invitees who have written within 24 hours. */
  windows: ReadonlySet<string>;
  isTest: boolean;
  style: SmsStyle;
  phones: readonly HostPhone[];
}

const listTemplateNames = (messages: readonly StepMessage[]) => [
  ...new Set(messages.flatMap(({ step }) => step.whatsapp?.template ?? [])),
];

const listTextKeys = ({ visitors, messages }: StepDispatch) =>
  messages.flatMap(({ recipient, step }) => {
    const visitor = visitors.find(({ id }) => id === recipient);
    return (visitor && findStepSmsKey(step, visitor)) ?? [];
  });

function buildMessage(
  { event, visitors, now }: StepDispatch,
  { id, recipient: invitee, step }: StepMessage,
  { templates, windows, isTest, style, phones }: Facts,
): Built {
  const visitor = visitors.find((one) => one.id === invitee);
  if (!visitor || visitor.hasLeft) return "left";
  const recipient = findNumber(visitor, phones);
  if (!recipient) return isHost(visitor) ? "no_host_phone" : "no_phone";
  if (!step.whatsapp) return "workflow_changed";
  const { template, otherwise } = step.whatsapp;
  try {
    const rendered = renderStepWhatsapp(step, visitor, {
      style,
      translations: templates.filter(({ name }) => name === template),
      isOpen: windows.has(invitee),
      isTest,
    });
    if (!rendered) return "not_approved";
    const zone = visitor.timezone ?? event.timezone;
    const expiresAt = new Date(deriveTextExpiry(step.when.trigger, event, now));
    return { event: event.id, step: id, invitee, recipient, ...rendered, otherwise, zone, expiresAt };
  } catch (error) {
    log().error({ err: error, step: id }, "the WhatsApp message of a workflow could not be rendered");
    return "error";
  }
}

const findNumber = (visitor: EventVisitor, phones: readonly HostPhone[]): string | null =>
  isHost(visitor)
    ? (phones.find(({ user }) => user === visitor.userId)?.number ?? null)
    : findTextNumber(visitor);

/** Leaves out the messages to numbers that have stopped, or have not agreed; hosts have proven theirs. */
async function applyConsents(
  tx: Db,
  { organization, event, visitors }: StepDispatch,
  built: ReadonlyMap<string, Built>,
): Promise<Map<string, Built>> {
  const numbers = [...built.values()].flatMap((one) => (typeof one === "string" ? [] : one.recipient));
  const stopped = await findStoppedNumbers(tx, organization, numbers);
  const consenting = await findConsentingNumbers(tx, organization, numbers, event.id);
  const hosts = new Set(visitors.filter(isHost).map(({ id }) => id));
  return new Map(
    [...built].map(([id, one]): [string, Built] => {
      if (typeof one === "string") return [id, one];
      if (stopped.has(one.recipient)) return [id, "stopped"];
      return [id, hosts.has(one.invitee) || consenting.has(one.recipient) ? one : "no_consent"];
    }),
  );
}

/** Outcomes after which another channel may reach the reader. */
const SUBSTITUTED: readonly StepOutcome[] = ["whatsapp_off", "not_approved"];
const MAILED: readonly StepOutcome[] = [...SUBSTITUTED, "no_phone", "no_host_phone", "no_consent", "stopped"];

async function enqueueSubstitutes(
  tx: Db,
  sent: StepDispatch,
  outcomes: ReadonlyMap<string, StepOutcome>,
): Promise<Map<string, StepOutcome>> {
  const pick = (otherwise: "sms" | "mail", reasons: readonly StepOutcome[]) =>
    sent.messages.filter(
      ({ id, step }) =>
        step.whatsapp?.otherwise === otherwise && reasons.some((one) => one === outcomes.get(id)),
    );
  const [texts, mails] = [pick("sms", SUBSTITUTED), pick("mail", MAILED)];
  return new Map([
    ...(texts.length > 0 ? await enqueueStepTexts(tx, { ...sent, messages: texts }) : []),
    ...(mails.length > 0 ? await enqueueStepMails(tx, { ...sent, messages: mails }) : []),
  ]);
}
