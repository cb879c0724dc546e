import { checkCalendarLines } from "@/lib/domain/events/calendar-lines/check-calendar-lines";
import type { StepChannel } from "@/lib/domain/events/workflows/options";
import { enqueueStepDeliveries } from "./enqueue-step-deliveries";
import { enqueueStepMails } from "./enqueue-step-mails";
import { enqueueStepPushMessages } from "./enqueue-step-push-messages";
import { enqueueStepSlackMessages } from "./enqueue-step-slack-messages";
import { enqueueStepTexts } from "./enqueue-step-texts";
import { enqueueStepWhatsapp } from "./enqueue-step-whatsapp";
import type { StepChannelSender } from "./step-channel";

/** The sender of each channel. Planning and running know no more of a channel than its name. */
export const STEP_SENDERS: Readonly<Record<StepChannel, StepChannelSender>> = {
  calendar: checkCalendarLines,
  mail: enqueueStepMails,
  push: enqueueStepPushMessages,
  slack: enqueueStepSlackMessages,
  sms: enqueueStepTexts,
  webhook: enqueueStepDeliveries,
  whatsapp: enqueueStepWhatsapp,
};
