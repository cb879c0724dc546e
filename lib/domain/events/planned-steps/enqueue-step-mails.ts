import { findReaders, type MailReader } from "@/lib/domain/events/event-mails/find-readers";
import type { Trigger } from "@/lib/domain/events/workflows/options";
import { type NewMail, storeMails } from "@/lib/domain/messaging/mail/store-mails";
import { loadMessageTexts, recordTextFailures } from "@/lib/domain/messaging/texts/load-message-texts";
import type { Db } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log/log";
import { findAddressReaders } from "./find-address-readers";
import { isWithinMailQuota } from "./is-within-mail-quota";
import { isFixedAddress, TEAM_ADMINS } from "./list-recipients";
import { pickStepNotice } from "./pick-step-notice";
import { findStepTextKey, renderStepMail } from "./render-step-mail";
import type { StepDispatch, StepMessage, StepOutcome } from "./step-channel";

/** Stores the mails of steps, and queues the jobs that send them. */
export async function enqueueStepMails(
  tx: Db,
  { organization, event: { timezone }, visitors, messages, now }: StepDispatch,
): Promise<ReadonlyMap<string, StepOutcome>> {
  const event = visitors[0]?.event;
  const outcomes = new Map<string, StepOutcome>();
  const readersOf = new Map<Trigger, Promise<MailReader[]>>();
  const listReaders = (trigger: Trigger) => {
    const known = readersOf.get(trigger) ?? findReaders(tx, organization, visitors, pickStepNotice(trigger));
    readersOf.set(trigger, known);
    return known;
  };
  const fixed = await findAddressReaders(tx, organization, messages, { lang: event?.lang, timezone });
  for (const message of messages) {
    const readers = isFixedAddress(message.recipient) ? fixed : await listReaders(message.step.when.trigger);
    const chosen = readers.filter((reader) => isRecipient(reader, message));
    if (!event || chosen.length === 0) {
      outcomes.set(message.id, explainMissing(visitors, message));
      continue;
    }
    const keys = chosen.flatMap((reader) => findStepTextKey(event, message, reader) ?? []);
    const texts = await loadMessageTexts(tx, organization, keys);
    const mails = renderMails(message, () =>
      chosen.map((reader) => renderStepMail({ event, message, now, texts }, reader)),
    );
    await recordTextFailures(tx, organization, texts);
    const external = chosen.filter((reader) => isExternal(reader)).map(({ email }) => email);
    const quota = { recipients: external, page: event.bookpageId, isNeeded: false };
    if (!mails) outcomes.set(message.id, "error");
    else if (await isWithinMailQuota(tx, organization, quota, now)) {
      await storeMails(tx, organization, mails);
      outcomes.set(message.id, "sent");
    } else outcomes.set(message.id, "mail_limit");
  }
  return outcomes;
}

const isRecipient = ({ role, visitor, email }: MailReader, { recipient }: StepMessage): boolean =>
  isFixedAddress(recipient)
    ? email === recipient
    : recipient === TEAM_ADMINS
      ? role === "team"
      : visitor?.id === recipient;

const isExternal = ({ visitor }: MailReader): boolean =>
  visitor !== null && !visitor.userId && !visitor.addressConfirmedAt;

function explainMissing(visitors: StepDispatch["visitors"], { recipient }: StepMessage): StepOutcome {
  if (isFixedAddress(recipient)) return "unconfirmed_address";
  if (recipient === TEAM_ADMINS) return "preference";
  const visitor = visitors.find(({ id }) => id === recipient);
  if (!visitor || visitor.hasLeft) return "left";
  return visitor.email || visitor.userId ? "preference" : "no_address";
}

/** A message that cannot be rendered does not delay the others of its meeting. */
function renderMails({ id }: StepMessage, render: () => NewMail[]): NewMail[] | null {
  try {
    return render();
  } catch (error) {
    log().error({ err: error, step: id }, "the mail of a workflow could not be rendered");
    return null;
  }
}
